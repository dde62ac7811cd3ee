// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The scenarios of the official conformance suite that our server does not pass, each with the reason. It is checked
// both ways: one that fails stands here, one that stands here fails.
const fixture = (what) => `It calls for ${what}, which only the suite's own example server has.`;
const notOffered = (what) => `We do not offer ${what}, and say so in our capabilities; it is an optional part.`;
const input = 'It calls for a test tool that asks the client for input; none of our tools needs more than its call.';
const extension = (what) => `${what} are an extension that we do not announce.`;

/** Scenarios of which only some checks cannot be passed: how many of them. */
export const partly = { 'server-stateless': 4 };

export const exceptions = {
  'server-stateless': fixture('the tools test_missing_capability, test_streaming_elicitation and test_logging_tool'),
  'logging-set-level': notOffered('log messages'),
  'completion-complete': notOffered('completion of arguments'),
  'tools-call-simple-text': fixture('the tool test_simple_text'),
  'tools-call-error': fixture('the tool test_error_handling'),
  'tools-call-image': fixture('the tool test_image_content'),
  'tools-call-audio': fixture('the tool test_audio_content'),
  'tools-call-embedded-resource': fixture('the tool test_embedded_resource'),
  'tools-call-mixed-content': fixture('the tool test_multiple_content_types'),
  'tools-call-with-logging': fixture('the tool test_tool_with_logging'),
  'tools-call-with-progress': fixture('the tool test_tool_with_progress'),
  'tools-call-sampling': fixture('the tool test_sampling'),
  'tools-call-elicitation': fixture('the tool test_elicitation'),
  'json-schema-2020-12': fixture('the tool json_schema_2020_12_tool'),
  'elicitation-sep1034-defaults': fixture('the tool test_elicitation_sep1034_defaults'),
  'elicitation-sep1330-enums': fixture('the tool test_elicitation_sep1330_enums'),
  'resources-read-text': fixture('the resource test://static-text'),
  'resources-read-binary': fixture('the resource test://static-binary'),
  'resources-templates-read': fixture('the template test://template/{id}/data'),
  'resources-subscribe': fixture('the resource test://watched-resource'),
  'resources-unsubscribe': fixture('the resource test://watched-resource'),
  'prompts-get-simple': fixture('the prompt test_simple_prompt'),
  'prompts-get-with-args': fixture('the prompt test_prompt_with_arguments'),
  'prompts-get-embedded-resource': fixture('the prompt test_prompt_with_embedded_resource'),
  'prompts-get-with-image': fixture('the prompt test_prompt_with_image'),
  'http-custom-header-server-validation': fixture('a tool whose arguments come in headers'),
  'tasks-lifecycle': extension('Tasks'),
  'tasks-capability-negotiation': extension('Tasks'),
  'tasks-wire-fields': extension('Tasks'),
  'tasks-request-state-removal': extension('Tasks'),
  'tasks-mrtr-input': extension('Tasks'),
  'tasks-request-headers': extension('Tasks'),
  'tasks-dispatch-and-envelope': extension('Tasks'),
  'tasks-required-task-error': extension('Tasks'),
  'tasks-mrtr-composition': extension('Tasks'),
  'input-required-result-basic-elicitation': input,
  'input-required-result-basic-sampling': input,
  'input-required-result-basic-list-roots': input,
  'input-required-result-request-state': input,
  'input-required-result-multiple-input-requests': input,
  'input-required-result-multi-round': input,
  'input-required-result-non-tool-request': input,
  'input-required-result-result-type': input,
  'input-required-result-tampered-state': input,
  'input-required-result-capability-check': input,
};
