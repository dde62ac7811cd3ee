// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/action_registry.h"

#include <span>

/// The entries of the registry, a table for each part of the window. Others read them by the registry only.
namespace studio::ui {

[[nodiscard]] std::span<const ActionEntry> roomActions();
[[nodiscard]] std::span<const ActionEntry> companionActions();
[[nodiscard]] std::span<const ActionEntry> floorActions();
[[nodiscard]] std::span<const ActionEntry> viewActions();
[[nodiscard]] std::span<const ActionEntry> talkActions();

} // namespace studio::ui
