@echo off
rem Runs an example on Windows: examples\run NAME [ARGS]. Run.java beside this file does the work.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" "-Dhive.root=%~dp0.." "%~dp0Run.java" %*
