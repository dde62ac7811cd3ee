# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the script TEST of the folder HERE with the packages of PEERS and the PROGRAM as the other side. Without the
# packages it is skipped and says so; the pinned Node goes first.
if(NOT EXISTS ${PEERS}/node_modules/@modelcontextprotocol/conformance-alpha OR
   NOT EXISTS ${PEERS}/node_modules/@risuai/ccardlib OR NOT EXISTS ${PEERS}/node_modules/@lenml/tokenizers)
  message("SKIP: the programs of others are not in build/peers; packaging/test.sh puts them there")
  return()
endif()
find_program(node node HINTS ${PEERS}/node_modules/.bin NO_CACHE)
if(NOT node)
  message("SKIP: there is no Node")
  return()
endif()
set(ENV{STUDIO_PEERS_DIR} ${PEERS})
set(ENV{STUDIO_PROGRAM} ${PROGRAM})
set(ENV{STUDIO_REQUEST_BODIES} ${BODIES})
execute_process(COMMAND ${node} --import ${CMAKE_CURRENT_LIST_DIR}/peers_folder.mjs --test --test-reporter=spec ${TEST}
  WORKING_DIRECTORY ${HERE} RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${TEST} ended with ${result}")
endif()
