// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

// What a model is asked, from the scene of whoever it is about. Pure.
namespace studio::agent {

/// All but the words.
[[nodiscard]] llm::ModelRequest plainRequest(llm::Purpose purpose, const Scene &scene);
/// The form of a vote is chosen by who sends it.
[[nodiscard]] llm::ModelRequest voteRequest(const Scene &scene);
/// For several who have heard the same; what is typed in it is of the first.
[[nodiscard]] llm::ModelRequest votesRequest(const QList<Scene> &scenes);
[[nodiscard]] llm::ModelRequest speechRequest(const Scene &scene, const QList<llm::ToolSpec> &tools);
[[nodiscard]] llm::ModelRequest wakeRequest(const Scene &scene, const QList<llm::ToolSpec> &tools);

} // namespace studio::agent
