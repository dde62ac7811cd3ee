// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/model/lore_result.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

// The input of a lore scan. Values; any thread.
namespace studio::lore {

using model::LoreBlock;
using model::LoreCause;
using model::LoreFlaw;
using model::LoreLog;
using model::LorePlacement;
using model::LoreRef;
using model::LoreResult;
using model::LoreVerdict;

/// Books and their owner. The owner is passed to `expand`, and keeps entries of equal books apart.
struct LoreSource
{
    QString owner;
    QList<model::LoreBook> books;
};

/// A message that the companion has witnessed.
struct LoreLine
{
    qint64 index = 0; ///< the message's name in verdicts; only passed on
    QString name;     ///< of the speaker; keys are searched in "Name: text"
    QString text;
};

struct LoreScene
{
    QList<LoreLine> lines;        ///< newest last
    qint64 messages = 0;          ///< length of the talk, for timings counted in messages
    qint64 companionMessages = 0; ///< of these, by companions (`@@activate_only_after`)
    std::optional<int> greeting;  ///< index of the card's greeting, from 0; none: `@@is_greeting` is ignored
    QString character;            ///< the owner of the prompt, by name and tags (character filters)
    QStringList tags;
    quint64 seed = 0; ///< of the room; the same seed and messages give the same lore

    // The room's defaults, for entries and books that set nothing.
    int scanDepth = 4; ///< messages
    bool caseSensitive = false;
    bool wholeWords = true;
    bool recursive = false;
    int mostSteps = 16;                   ///< sweeps in which entries fire entries
    qint64 mostPatternSteps = 50'000'000; ///< for all patterns of this scan together
    std::optional<qint64> tokenBudget;    ///< for all books together

    std::function<QString(const QString &text, const QString &owner)>
        expand;                                             ///< expands macros; none: they stay as they are
    std::function<qint64(const QString &text)> countTokens; ///< none: four letters count as one token
    LoreLog log;
};

} // namespace studio::lore
