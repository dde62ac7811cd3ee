# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs PROGRAMS (comma-separated) of the folder BIN, gathers the rows they print, writes OUT/bench.json and
# OUT/bench.md and shows the table. A missed bar is marked and does not fail: numbers of a busy machine are read by
# people.

set(rows "")
set(table "| measured (${BUILD_TYPE} build) | n | p50 | p99 | p99 of CPU | unit | bar | |\n|---|--:|--:|--:|--:|---|--:|---|\n")
set(ENV{QT_QPA_PLATFORM} offscreen)
string(REPLACE "," ";" PROGRAMS "${PROGRAMS}")

# A field of the row, or nothing.
function(field out row name)
  string(JSON value ERROR_VARIABLE missing GET "${row}" ${name})
  if(missing)
    set(value "")
  elseif(value MATCHES "^([0-9]+\\.[0-9][0-9]?)") # CMake gives all digits of a binary fraction
    set(value ${CMAKE_MATCH_1})
  endif()
  set(${out} "${value}" PARENT_SCOPE)
endfunction()

foreach(program IN LISTS PROGRAMS)
  message("running ${program} …")
  execute_process(COMMAND ${BIN}/${program} OUTPUT_VARIABLE printed RESULT_VARIABLE result
    OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "${program} ended with ${result}")
  endif()
  string(REPLACE "\n" ";" lines "${printed}")
  foreach(line IN LISTS lines)
    list(APPEND rows "  ${line}")
    foreach(name id n p50 p99 cpu_p99 unit bar met)
      field(${name} "${line}" ${name})
    endforeach()
    set(verdict "")
    if(met STREQUAL "ON")
      set(verdict "met")
    elseif(met STREQUAL "OFF")
      set(verdict "**missed**")
    endif()
    string(APPEND table "| ${id} | ${n} | ${p50} | ${p99} | ${cpu_p99} | ${unit} | ${bar} | ${verdict} |\n")
  endforeach()
endforeach()

list(JOIN rows ",\n" rows)
file(WRITE ${OUT}/bench.json "[\n${rows}\n]\n")
file(WRITE ${OUT}/bench.md "${table}")
message("${table}")
message("written: ${OUT}/bench.json, ${OUT}/bench.md")
