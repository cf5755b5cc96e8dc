@echo off
rem Runs a command of hive.jar on Windows: examples\run COMMAND [ARGUMENT...]. Builds the jar if it is missing. The command site is a
rem separate program.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "module=cli"
set "profile="
set "jar=%~dp0cli\target\hive.jar"
if not "%~1"=="site" goto build
set "module=web"
set "profile=-Pwasm"
set "jar=%~dp0web\target\hive-site.jar"
:build
if not exist "%jar%" (
    echo examples\run: building "%jar%", about 30 seconds, longer if Maven downloads libraries 1>&2
    call mvn -q -B -Dstyle.color=never -f "%~dp0..\pom.xml" -pl "examples\%module%" -am %profile% -Dmaven.test.skip -Denforcer.skip package 1>&2 || exit /b 2
)
if "%module%"=="web" goto site
"%java%" -jar "%jar%" %*
exit /b
:site
for /f "usebackq delims=" %%p in ("%~dp0web\target\class.path") do "%java%" -cp "%jar%;%%p" io.github.hiverules.examples.web.Site %2
