// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore_result.h"
#include "core/model/shared_lore.h"
#include "core/model/spoken_language.h"

#include <QList>
#include <QString>

namespace studio::model {

/// One piece of a prompt, word for word, with its approximate cost.
struct PromptPart
{
    enum class Kind {
        Rules,      ///< the studio's own: how the talk is written, what is asked
        Setting,    ///< the setting of the room
        People,     ///< the participants
        Talk,       ///< the messages
        Sheet,      ///< the description of the companion
        SystemNote, ///< how to play the companion
        Lore,       ///< lorebook entries that fired
        Memory,     ///< the companion's notes
        Samples,    ///< sample lines and an example dialogue
        EndNote,    ///< the final note about how to play the companion
    };
    Kind kind = Kind::Rules;
    QString text;
    bool system = false; ///< part of the system text, else of the user's
    qint64 tokens = 0;   ///< estimated (core/persona/tokens.h)
    bool operator==(const PromptPart &) const = default;
};

/// A macro that was replaced in a card's text.
struct MacroExpansion
{
    QString macro; ///< "{{random:tea,coffee}}"
    QString text;  ///< "tea"
    bool operator==(const MacroExpansion &) const = default;
};

/// What models would be told about a companion: the parts, joined in this order, are the prompt.
struct PromptPreview
{
    QList<PromptPart> speech;
    QList<PromptPart> vote;
    QList<MacroExpansion> expansions; ///< in the companion's texts, each once
    SpokenLanguage language{};        ///< the language to answer in, and why
    LoreResult lore{};                ///< the result of the companion's and the shared lorebooks
    SharedLore shared{};              ///< the shared lorebooks
    bool operator==(const PromptPreview &) const = default;
};

} // namespace studio::model
