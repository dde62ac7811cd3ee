// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/persona.h"
#include "core/studio/ports/room_port.h"
#include "ui/models/people.h"
#include "ui/transcript/transcript_model.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace studio::ui {

/// Who is in the room on screen, and how they are shown: in which language, with their newest cards, and
/// which guests are away. A value; it announces nothing and does not hold the room itself: after every
/// change, call show() with the room. No errors: a person that it does not know has a name of their id.
class ShownPeople
{
public:
    void setLanguage(model::Language language) { m_language = language; }
    /// The guests whose program is connected; all other guests are away. Null: not known. False: no change.
    bool setConnected(const std::optional<QSet<base::ParticipantId>> &guests);
    void show(const ports::RoomView &view);

    [[nodiscard]] const People &people() const { return m_people; }
    /// As the transcript shows them, in the room that was shown last.
    [[nodiscard]] const QHash<base::ParticipantId, Speaker> &speakers() const { return m_speakers; }
    /// Whether a companion in the roster of that room is not among the people.
    [[nodiscard]] bool hasStranger(const model::Room &room) const;

private:
    model::Language m_language = model::Language::English;
    std::optional<QSet<base::ParticipantId>> m_connected;
    People m_people;
    QHash<base::ParticipantId, Speaker> m_speakers;
};

/// Puts newer revisions of the cards in the place of those that the room shows, and adds cards of companions
/// of its roster that the library did not have yet. False: nothing changed.
bool renewPersonas(ports::RoomView &view, const QList<model::Persona> &newest);

} // namespace studio::ui
