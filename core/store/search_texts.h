// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/past/search.h"

#include <functional>
#include <optional>

// The text of an event that can be found. For the store's own threads.
namespace studio::store {

struct SearchText
{
    model::SearchKind kind = model::SearchKind::Message;
    base::ParticipantId author;
    QString text;
};

/// All names of a companion, in all languages; empty: none are known.
using NamesOf = std::function<QString(const base::ParticipantId &)>;

/// None: not searchable. An edit has no text of its own: it changes the text of its message.
[[nodiscard]] std::optional<SearchText> searchTextOf(const model::EnvelopeBody &body, const NamesOf &namesOf);

} // namespace studio::store
