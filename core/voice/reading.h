// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/persona.h"
#include "core/voice/sentences.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::voice {

/// A text on its way to the ears: a turn while it is written, or a line. What was heard of it never shrinks.
class Reading
{
public:
    Reading() = default;
    Reading(quint64 number, base::RoomId room, base::TurnId turn, base::ParticipantId companion);

    void add(const QString &piece);
    void finish();
    /// The rest is not said and counts as heard.
    void hush();
    /// The sentence to be said next, if one is whole. Those without a sound are heard on the way.
    [[nodiscard]] bool hasNext();
    [[nodiscard]] Sentence takeNext() { return m_waiting.takeFirst(); }
    void heardUntil(qint64 until);
    [[nodiscard]] qint64 heard() const { return m_heard; }
    [[nodiscard]] bool isHushed() const { return m_hushed; }
    [[nodiscard]] bool isOver() const { return m_whole && m_waiting.isEmpty(); }
    /// That share of a sentence, down to a whole word.
    [[nodiscard]] qint64 placeIn(const Sentence &sentence, double share) const;

    [[nodiscard]] bool isLine() const { return turn.isEmpty(); }

    quint64 number = 0;
    base::RoomId room;
    base::TurnId turn; ///< empty: a line
    base::ParticipantId companion;
    model::Voice voice;
    model::Language language = model::Language::English; ///< where the script does not tell
    std::optional<base::Error> failure;                  ///< of a line
    qint64 told = 0;                                     ///< of heard(), to the outside

private:
    QString m_text;
    Sentences m_sentences;
    QList<Sentence> m_waiting;
    qint64 m_heard = 0;
    bool m_whole = false;
    bool m_hushed = false;
};

} // namespace studio::voice
