// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

// Requests to a model, made from the scene of the companion concerned. Pure.
namespace studio::agent {

/// Everything but the words.
[[nodiscard]] llm::ModelRequest plainRequest(llm::Purpose purpose, const Scene &scene);
/// The sender chooses the form of a vote.
[[nodiscard]] llm::ModelRequest voteRequest(const Scene &scene);
/// For several companions who have heard the same; typed values come from the first scene.
[[nodiscard]] llm::ModelRequest votesRequest(const QList<Scene> &scenes);
[[nodiscard]] llm::ModelRequest speechRequest(const Scene &scene, const QList<llm::ToolSpec> &tools);
[[nodiscard]] llm::ModelRequest wakeRequest(const Scene &scene, const QList<llm::ToolSpec> &tools);

} // namespace studio::agent
