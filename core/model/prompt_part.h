// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore_result.h"
#include "core/model/shared_lore.h"
#include "core/model/spoken_language.h"

#include <QList>
#include <QString>

namespace studio::model {

/// One piece of a prompt, word for word, and about what it costs.
struct PromptPart
{
    enum class Kind {
        Rules,      ///< the studio's own: how the talk is written down, what is asked
        Setting,    ///< where and when the room plays
        People,     ///< who is here
        Talk,       ///< what was said
        Sheet,      ///< what is said about the companion
        SystemNote, ///< how it is to be played
        Lore,       ///< entries of its lorebooks that fired
        Memory,     ///< what it remembers
        Samples,    ///< lines and a talk that show its voice
        EndNote,    ///< the last words about how to play it
    };
    Kind kind = Kind::Rules;
    QString text;
    bool system = false; ///< goes as the system's text, else as the user's
    qint64 tokens = 0;   ///< estimated (core/persona/tokens.h)
    bool operator==(const PromptPart &) const = default;
};

/// A macro that was replaced in a text of a card.
struct MacroExpansion
{
    QString macro; ///< "{{random:tea,coffee}}"
    QString text;  ///< "tea"
    bool operator==(const MacroExpansion &) const = default;
};

/// What models would be told of a companion, in order: all parts, joined as they stand, are the prompt.
struct PromptPreview
{
    QList<PromptPart> speech;
    QList<PromptPart> vote;
    QList<MacroExpansion> expansions; ///< in its texts, each once
    SpokenLanguage language{};        ///< that it is asked to answer in, and why
    LoreResult lore{};                ///< what came of its lorebooks, and of those that are shared
    SharedLore shared{};              ///< the books beside its own
    bool operator==(const PromptPreview &) const = default;
};

} // namespace studio::model
