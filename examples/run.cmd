@echo off
rem Runs a command of hive.jar on Windows: examples\run COMMAND [ARGUMENT...]. Builds the jar if it is missing.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "jar=%~dp0cli\target\hive.jar"
if not exist "%jar%" (
    echo examples\run: building "%jar%", about 30 seconds, longer if Maven downloads libraries 1>&2
    call mvn -q -B -Dstyle.color=never -f "%~dp0..\pom.xml" -pl "examples\cli" -am -Dmaven.test.skip -Denforcer.skip package 1>&2 || exit /b 2
)
"%java%" -jar "%jar%" %*
