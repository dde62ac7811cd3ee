// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/room/delivery.h"
#include "core/voice/mouth.h"
#include "core/voice/reading.h"

#include <QList>

#include <optional>

namespace studio::voice {

/// Whose voice is to be heard.
struct Speaking
{
    base::RoomId room;
    base::TurnId turn; ///< empty: a line that belongs to no turn
    base::ParticipantId companion;
    bool operator==(const Speaking &) const = default;
};

/// A line that is said on its own: a companion asked for it, or somebody tries a voice.
struct Line
{
    enum class Place {
        InOrder, ///< after all that waits already
        Next,    ///< after the sentence that is being said
    };
    base::RoomId room; ///< empty: of none
    base::ParticipantId companion;
    model::Voice voice;
    model::Language language = model::Language::English;
    QString text;
    Place place = Place::InOrder;
};

/// Reads turns aloud, sentence by sentence while they are still being written, all rooms through one mouth:
/// nobody speaks over another, and while one thinks another room is read. Knows how far each was heard; no
/// engine says so, so within a sentence it goes by the clock, and tells whole words.
///
/// An engine that fails or hangs takes nobody's turn: the rest of it counts as heard, trouble() says why, and
/// for kRest nothing is read. Nothing is read while nobody is there to hear it. On the studio thread; no
/// signal comes from inside a command.
class ReadAloud final : public room::Delivery
{
    Q_OBJECT

public:
    static constexpr base::Millis kRest{60'000};
    static constexpr qsizetype kMostWaiting = 8; ///< in a room; of more the oldest is left out

    ReadAloud(Speaker &speaker, base::Clock &clock, QObject *parent = nullptr);

    bool reads(const base::RoomId &room, const model::Persona &speaker) const override;
    void begin(const base::RoomId &room, const base::TurnId &turn, const model::Persona &speaker) override;
    void add(const base::TurnId &turn, const QString &piece) override;
    void finish(const base::TurnId &turn) override;
    qint64 cut(const base::TurnId &turn) override;
    void hush(const base::RoomId &room) override;

    void setAttended(bool attended); ///< whether somebody is there to hear
    void hushAll();                  ///< turns count as heard, lines fail as Cancelled
    /// lineHeard XOR lineFailed with that number, unless it is dropped.
    quint64 say(const Line &line);
    void drop(quint64 line); ///< silent at once; an unknown one is none

Q_SIGNALS:
    void begun(const studio::base::RoomId &room, const studio::base::TurnId &turn);
    void heard(const studio::base::RoomId &room, const studio::base::TurnId &turn,
               qint64 until); ///< it only grows
    void speakingChanged(const std::optional<studio::voice::Speaking> &now);
    void trouble(const studio::base::Error &error);
    void lineHeard(quint64 line);
    void lineFailed(quint64 line, const studio::base::Error &error);

private:
    [[nodiscard]] qsizetype indexOf(const base::TurnId &turn) const;
    [[nodiscard]] qsizetype indexOf(quint64 number) const;
    void goOnSoon();
    void goOn();
    void sayNext(Reading &reading);
    void sentenceOver();
    void sentenceFailed(const base::Error &error);
    void tellProgress();
    void tellHeard(Reading &reading);
    void letGo(Reading &reading);
    void letGoTurns();
    void over(const Reading &reading);
    void makeRoom(const base::RoomId &room);
    void tellSpeaking(const std::optional<Speaking> &now);

    base::Clock &m_clock;
    Mouth m_mouth;
    QList<Reading> m_queue;
    quint64 m_last = 0;
    quint64 m_inMouth = 0; ///< whose sentence is being said
    Sentence m_sentence;
    std::optional<Speaking> m_speaking;
    bool m_attended = false;
    base::Millis m_restsUntil{0};
    quint64 m_goOn = 0;
    quint64 m_progress = 0;
};

} // namespace studio::voice
