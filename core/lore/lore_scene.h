// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/model/lore_result.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

// What lore is looked for in. Values; any thread.
namespace studio::lore {

using model::LoreBlock;
using model::LoreCause;
using model::LoreFlaw;
using model::LoreLog;
using model::LorePlacement;
using model::LoreRef;
using model::LoreResult;
using model::LoreVerdict;

/// Books and whose they are. The owner is told to `expand`, and keeps entries of equal books apart.
struct LoreSource
{
    QString owner;
    QList<model::LoreBook> books;
};

/// A message that the companion has witnessed.
struct LoreLine
{
    qint64 index = 0; ///< what verdicts call the message; only told on
    QString name;     ///< of who said it; keys are looked for in "Name: text"
    QString text;
};

struct LoreScene
{
    QList<LoreLine> lines;        ///< the newest last
    qint64 messages = 0;          ///< in the talk, for what is counted in messages
    qint64 companionMessages = 0; ///< of them by companions (`@@activate_only_after`)
    std::optional<int> greeting;  ///< of the card, from 0; none: `@@is_greeting` is not looked at
    QString character;            ///< who the lore is for, by name and tags (character filters)
    QStringList tags;
    quint64 seed = 0; ///< of the room; the same seed and messages give the same lore

    // As the room has it where neither an entry nor its book says so.
    int scanDepth = 4; ///< messages
    bool caseSensitive = false;
    bool wholeWords = true;
    bool recursive = false;
    int mostSteps = 16;                   ///< of entries that fire entries
    qint64 mostPatternSteps = 50'000'000; ///< of all patterns of this scan together
    std::optional<qint64> tokenBudget;    ///< of all books together

    std::function<QString(const QString &text, const QString &owner)>
        expand;                                             ///< macros; none: left as they are
    std::function<qint64(const QString &text)> countTokens; ///< none: four letters are one
    LoreLog log;
};

} // namespace studio::lore
