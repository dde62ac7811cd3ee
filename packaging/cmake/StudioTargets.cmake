# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The house rules of compiling, as one linked target, and one function for each kind of room:
#   studio_library(NAME SOURCES … LINKS …)  a library of one module, static unless STUDIO_SHARED
#   studio_port(NAME HEADERS … LINKS …)     interfaces only: what a module needs, without who provides it
#   studio_suite(NAME UNIT … LINKS …)       a program of test classes, each a test of its own with its suite as label
#   studio_test_stage(NAME SOURCES … LINKS …)  what several of them share

include(CheckLinkerFlag)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_AUTORCC ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(STUDIO_WERROR "Treat warnings as errors" OFF)
option(STUDIO_SANITIZE "Build with the address and undefined-behaviour sanitizers" OFF)
option(STUDIO_FUZZ "Build what reads files of strangers for libFuzzer, with clang, and nothing else of the tests" OFF)
option(STUDIO_PRECOMPILE "Compile the headers that nearly every file includes once for all" ON)
option(STUDIO_SHARED "Make shared libraries of the modules: hundreds of test programs link in no time" OFF)
option(STUDIO_UNITY "Compile each module as one file: a fraction of the time for all, more for one that changed" OFF)

# ccache has to be told that our precompiled headers hold neither macros of a file nor the time.
find_program(STUDIO_CCACHE ccache)
if(STUDIO_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${STUDIO_CCACHE})
endif()

# Several hundred programs are linked for the tests: lld, where it is installed, takes a third of the time.
find_program(STUDIO_LLD ld.lld)

add_library(studio_flags INTERFACE)
if(STUDIO_LLD)
  target_link_options(studio_flags INTERFACE -fuse-ld=lld)
endif()
target_include_directories(studio_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_definitions(studio_flags INTERFACE
  QT_NO_KEYWORDS QT_NO_FOREACH QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_ASCII QT_NO_URL_CAST_FROM_STRING
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_USE_QSTRINGBUILDER QT_DISABLE_DEPRECATED_BEFORE=0x060400
  STUDIO_VERSION="${PROJECT_VERSION}")
target_compile_options(studio_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused -Wimplicit-fallthrough
  -Wno-missing-field-initializers # a struct's defaults are meant: {.id = id} says all that there is to say
  # g++ 12 at -O2 takes the list of a defaulted QList for uninitialized; clang keeps watch.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-uninitialized> $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
  $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=1048576> # a GiB before g++ tidies up: a tenth of its time
  -fPIC # our libraries are linked into a loadable module too; Qt of Debian 12 asks for it by itself, that of 13 does not
  $<$<BOOL:${STUDIO_WERROR}>:-Werror>)
if(STUDIO_SANITIZE)
  # Undefined behaviour is looked for in the product: in tests the checks for it would take two fifths of compiling.
  target_compile_options(studio_flags INTERFACE
    -fsanitize=address$<$<NOT:$<BOOL:$<TARGET_PROPERTY:STUDIO_IS_TEST>>>:,undefined> -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  target_link_options(studio_flags INTERFACE -fsanitize=address,undefined)
endif()
set(STUDIO_OPTIMIZED OFF)
if(NOT STUDIO_SANITIZE AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  set(STUDIO_OPTIMIZED ON)
  # What nothing calls is left out of the program, and no library is loaded that nothing uses.
  target_compile_options(studio_flags INTERFACE -ffunction-sections -fdata-sections)
  # Qt's QList accesses its data through a cast to another class. g++ 14 then assumes that the size of a list is
  # unchanged, and drops appended items.
  target_compile_options(studio_flags INTERFACE
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_GREATER_EQUAL:$<CXX_COMPILER_VERSION>,13>>:-fno-ipa-modref>)
  target_link_options(studio_flags INTERFACE -Wl,--gc-sections -Wl,--as-needed)
  # The addresses that are set at the start take 10 KB in this form, else 800. An older lld only warns of it.
  set(packing -Wl,--fatal-warnings -Wl,-z,pack-relative-relocs)
  if(STUDIO_LLD)
    list(APPEND packing -fuse-ld=lld)
  endif()
  check_linker_flag(CXX "${packing}" STUDIO_PACKS_RELOCATIONS)
  if(STUDIO_PACKS_RELOCATIONS)
    target_link_options(studio_flags INTERFACE -Wl,-z,pack-relative-relocs)
  endif()
endif()

# Windows and commands wait for people and disks: compiled for size they take a third less room, and nobody can tell.
# What draws each frame, and what is in the way of a round or a search, stays compiled for speed. The time that agents and
# personas take for a round, and the store for an import, was measured both ways and is the same.
set(STUDIO_SMALL_CORE
  services persona agent rehearsal provider explain statistics paper voice permission firehose doors ui_models
  store intake mcp core_transcript camera query secrets tools replay mirror)
set(STUDIO_FAST_UI transcript ui_stage)
if(STUDIO_FUZZ)
  target_compile_options(studio_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Precompiled headers: one for each way of compiling, core and ui, product and tests. Files include what they use
# all the same, which tests/architecture/reach.py looks after.
set(core_headers <algorithm> <array> <chrono> <functional> <memory> <optional> <utility> <variant> <vector> <tl/expected.hpp>
  <QByteArray> <QCoreApplication> <QDateTime> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject> <QList> <QMap> <QObject>
  <QPointer> <QSet> <QString> <QStringList> <QTimer> <QUrl> <QVariant>)
set(ui_headers <QAbstractListModel> <QAction> <QBoxLayout> <QEvent> <QLabel> <QLocale> <QPainter> <QPainterPath> <QPushButton>
  <QStyle> <QToolButton> <QWidget>)
# Not <QTest>, which says something else for each set of Qt's libraries: the parts of it.
set(test_headers <future> <random> <QDir> <QFile> <QFileInfo> <QSignalSpy> <QThread> <QtTest/qtestcase.h> <QtTest/qtestdata.h>)

# By itself it defines the folder of each test for QFINDTESTDATA, and no two could share a precompiled header.
set_property(TARGET Qt6::Test PROPERTY INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)

function(studio_for_size target)
  if(STUDIO_OPTIMIZED)
    target_compile_options(${target} PRIVATE -Os)
  endif()
endfunction()

function(studio_precompiled name)
  cmake_parse_arguments(ARG "TESTS" "" "HEADERS;LINKS" ${ARGN})
  add_library(studio_precompiled_${name} STATIC ${CMAKE_SOURCE_DIR}/packaging/cmake/precompiled.cpp)
  set_target_properties(studio_precompiled_${name} PROPERTIES AUTOMOC OFF AUTORCC OFF)
  target_link_libraries(studio_precompiled_${name} PRIVATE studio_flags ${ARG_LINKS})
  if(ARG_TESTS)
    target_link_libraries(studio_precompiled_${name} PRIVATE Qt6::Test)
    target_compile_options(studio_precompiled_${name} PRIVATE -O0)
    set_target_properties(studio_precompiled_${name} PROPERTIES STUDIO_IS_TEST ON)
    list(APPEND ARG_HEADERS ${test_headers})
  endif()
  target_precompile_headers(studio_precompiled_${name} PRIVATE ${ARG_HEADERS})
endfunction()

if(STUDIO_PRECOMPILE)
  target_compile_options(studio_flags INTERFACE
    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess> "$<$<COMPILE_LANG_AND_ID:CXX,Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  studio_precompiled(core HEADERS ${core_headers} LINKS Qt6::Core tl::expected)
  studio_precompiled(core_tests TESTS HEADERS ${core_headers} LINKS Qt6::Core tl::expected)
  if(STUDIO_UI)
    studio_precompiled(ui HEADERS ${core_headers} ${ui_headers} LINKS Qt6::Widgets tl::expected)
    studio_for_size(studio_precompiled_ui)
    studio_precompiled(ui_tests TESTS HEADERS ${core_headers} ${ui_headers} LINKS Qt6::Widgets tl::expected)
  endif()
endif()

# STUDIO_HEADERS is what the folder, or one above it, says it includes: core, or ui.
set(STUDIO_HEADERS core)
function(studio_use_precompiled target kind)
  if(STUDIO_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM studio_precompiled_${STUDIO_HEADERS}${kind})
  endif()
endfunction()

# moc is called here, file by file and without the directories of includes: what our classes declare stands in their
# own headers. CMake's AUTOMOC has it read all of Qt's headers for each of ours, a third of the time of a whole build.
function(studio_moc_file source made)
  add_custom_command(OUTPUT ${made} COMMAND Qt6::moc --no-notes ${source} -o ${made} DEPENDS ${source} VERBATIM)
endfunction()

# All headers of a module; of those without Q_OBJECT moc makes an empty file.
function(studio_moc_headers target)
  set_target_properties(${target} PROPERTIES AUTOMOC OFF)
  get_target_property(sources ${target} SOURCES)
  set(includes)
  set(all_made)
  foreach(source ${sources})
    cmake_path(GET source EXTENSION LAST_ONLY extension)
    if(extension STREQUAL ".h")
      string(MAKE_C_IDENTIFIER ${source} name)
      set(made ${CMAKE_CURRENT_BINARY_DIR}/${target}_moc/moc_${name}.cpp)
      cmake_path(ABSOLUTE_PATH source NORMALIZE)
      studio_moc_file(${source} ${made})
      set_source_files_properties(${made} PROPERTIES HEADER_FILE_ONLY ON)
      target_sources(${target} PRIVATE ${made})
      list(APPEND all_made ${made})
      string(APPEND includes "#include \"${made}\"\n")
    endif()
  endforeach()
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/${target}_moc)
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${target}_moc/all.cpp CONTENT "${includes}" @ONLY)
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${target}_moc/all.cpp)
  # CMake has custom commands wait for all that their target links. A target of their own waits for nothing, so no module
  # waits for those below it to be compiled.
  add_custom_target(${target}_moc DEPENDS ${all_made})
  add_dependencies(${target} ${target}_moc)
endfunction()

set(STUDIO_KIND STATIC)
if(STUDIO_SHARED)
  set(STUDIO_KIND SHARED)
endif()

# Where they are asked for, the sources of a target are compiled as one file.
function(studio_unity target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${STUDIO_UNITY} UNITY_BUILD_BATCH_SIZE 0)
endfunction()

function(studio_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(studio_${name} ${STUDIO_KIND} ${ARG_SOURCES})
  studio_unity(studio_${name})
  target_link_libraries(studio_${name} PUBLIC studio_flags ${ARG_LINKS})
  studio_moc_headers(studio_${name})
  set(usual ON) # optimized as the precompiled header is, which cannot be used otherwise
  if(name IN_LIST STUDIO_SMALL_CORE OR (STUDIO_HEADERS STREQUAL "ui" AND NOT name IN_LIST STUDIO_FAST_UI))
    studio_for_size(studio_${name})
  endif()
  if(name IN_LIST STUDIO_SMALL_CORE OR name IN_LIST STUDIO_FAST_UI)
    set(usual OFF)
  endif()
  if(usual OR NOT STUDIO_OPTIMIZED)
    studio_use_precompiled(studio_${name} "")
  endif()
endfunction()

# A port that declares signals needs its meta-object compiled; that is all the library of a port ever holds.
function(studio_port name)
  cmake_parse_arguments(ARG "" "" "HEADERS;LINKS" ${ARGN})
  add_library(studio_${name} ${STUDIO_KIND} ${ARG_HEADERS})
  target_link_libraries(studio_${name} PUBLIC studio_flags ${ARG_LINKS})
  studio_moc_headers(studio_${name})
  studio_use_precompiled(studio_${name} "")
endfunction()

# What a suite needs, built by `tests_<suite>`; a suite is a label of ctest.
set(STUDIO_SUITES architecture translations unit rounds replay ui integration shots peers faults reliability)
foreach(suite ${STUDIO_SUITES})
  add_custom_target(tests_${suite})
endforeach()

# For test programs: a source that includes "<its name>.moc" gets that; a header of theirs with Q_OBJECT is compiled.
function(studio_moc_tests target)
  set_target_properties(${target} PROPERTIES AUTOMOC OFF AUTORCC OFF)
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
  get_target_property(sources ${target} SOURCES)
  foreach(source ${sources})
    cmake_path(ABSOLUTE_PATH source NORMALIZE)
    cmake_path(GET source STEM stem)
    if(source MATCHES "\\.cpp$")
      file(STRINGS ${source} wanted REGEX "^#include \"${stem}\\.moc\"")
      set(made ${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc)
    else()
      file(STRINGS ${source} wanted REGEX "^ *Q_OBJECT")
      string(MAKE_C_IDENTIFIER ${source} name)
      set(made ${CMAKE_CURRENT_BINARY_DIR}/moc_${name}.cpp)
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    endif()
    if(wanted)
      get_property(known SOURCE ${made} PROPERTY GENERATED)
      if(NOT known)
        studio_moc_file(${source} ${made})
      endif()
      target_sources(${target} PRIVATE ${made})
    endif()
  endforeach()
endfunction()

function(studio_test_options name)
  studio_unity(${name})
  target_compile_options(${name} PRIVATE -O0) # compiled once, run once; what is tested keeps its optimization
  set_target_properties(${name} PROPERTIES STUDIO_IS_TEST ON)
  if(STUDIO_UNITY) # a test class may hold what its source alone knows, also where that source is included in another file
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
  target_compile_definitions(${name} PRIVATE STUDIO_SOURCE_DIR="${CMAKE_SOURCE_DIR}" STUDIO_BINARY_DIR="${CMAKE_BINARY_DIR}")
  studio_use_precompiled(${name} _tests)
  studio_moc_tests(${name})
endfunction()

# A test of ctest; what stands after the program that it needs is its command.
function(studio_enter_test name suite program)
  add_test(NAME ${name} COMMAND ${ARGN})
  set(environment QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8)
  if(STUDIO_SANITIZE)
    # clang 14 misreads where a library that is loaded late keeps the variables of its threads. Its search for leaks then
    # ends in a crash.
    list(APPEND environment ASAN_OPTIONS=intercept_tls_get_addr=0)
  endif()
  set_tests_properties(${name} PROPERTIES LABELS ${suite} TIMEOUT 300 ENVIRONMENT "${environment}")
  add_dependencies(tests_${suite} ${program})
endfunction()

# What several test programs stand on, compiled once.
function(studio_test_stage name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(${name} STATIC EXCLUDE_FROM_ALL ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC studio_flags Qt6::Test ${ARG_LINKS})
  studio_test_options(${name})
endfunction()

# One program of test classes, most of them one for each source: `suite_NAME` where modules are compiled as one file, else
# a program for each class, so that one is built in seconds.
#   studio_suite(store UNIT tst_append … ROUNDS tst_damage … SOURCES store_talk.cpp … LINKS … [NEEDS TARGET…])
# UNIT, ROUNDS, … are the suites. A class is a test of its own for ctest, in a process of its own, named like its source.
function(studio_suite name)
  string(TOUPPER "${STUDIO_SUITES}" suites)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS;DEFINITIONS;NEEDS;${suites}" ${ARGN})
  set(classes)
  foreach(suite ${suites})
    list(APPEND classes ${ARG_${suite}})
  endforeach()
  if(STUDIO_UNITY)
    list(TRANSFORM classes APPEND .cpp OUTPUT_VARIABLE sources)
    studio_test_program(suite_${name} SOURCES ${sources} ${ARG_SOURCES} LINKS ${ARG_LINKS} DEFINITIONS ${ARG_DEFINITIONS}
      NEEDS ${ARG_NEEDS})
  endif()
  foreach(suite ${suites})
    string(TOLOWER ${suite} label)
    foreach(class ${ARG_${suite}})
      cmake_path(GET class FILENAME test)
      set(program suite_${name})
      if(NOT STUDIO_UNITY)
        set(program ${test})
        studio_test_program(${test} SOURCES ${class}.cpp ${ARG_SOURCES} LINKS ${ARG_LINKS} DEFINITIONS ${ARG_DEFINITIONS}
          NEEDS ${ARG_NEEDS})
      endif()
      studio_enter_test(${test} ${label} ${program} ${program} ${test})
    endforeach()
  endforeach()
endfunction()

# A test class that needs a program to itself, with its own main(). WITHIN is the command that it is run by.
function(studio_own_test name)
  cmake_parse_arguments(ARG "" "SUITE" "SOURCES;LINKS;WITHIN" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE studio_flags Qt6::Test ${ARG_LINKS})
  studio_test_options(${name})
  studio_enter_test(${name} ${ARG_SUITE} ${name} ${ARG_WITHIN} $<TARGET_FILE:${name}>)
endfunction()

function(studio_test_program name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS;DEFINITIONS;NEEDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE studio_flags studio_suite_main Qt6::Test ${ARG_LINKS})
  target_compile_definitions(${name} PRIVATE ${ARG_DEFINITIONS})
  studio_test_options(${name})
  if(ARG_NEEDS)
    add_dependencies(${name} ${ARG_NEEDS})
  endif()
endfunction()

# A class of studio_suite, in that PROGRAM, as PARTS tests that run side by side: NAME, NAME_2, NAME_3, … Each finds in
# STUDIO_PART which one it is, as in "2/3".
function(studio_split_test name program parts)
  get_test_property(${name} LABELS suite)
  set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT STUDIO_PART=1/${parts})
  foreach(part RANGE 2 ${parts})
    studio_enter_test(${name}_${part} ${suite} ${program} ${program} ${name})
    set_property(TEST ${name}_${part} APPEND PROPERTY ENVIRONMENT STUDIO_PART=${part}/${parts})
  endforeach()
endfunction()

# A test that may take longer than five minutes. What may take long is begun first, so that nothing waits for it at the end.
function(studio_slow_test name seconds)
  set_tests_properties(${name} PROPERTIES TIMEOUT ${seconds} COST ${seconds})
endfunction()
