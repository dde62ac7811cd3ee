// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/greeting.h"
#include "ui/models/people.h"
#include "ui/rooms/room_beginning.h"

#include <QList>
#include <QWidget>

class QComboBox;

namespace studio::ui {

class FormField;
class TextInput;

/// How a new room begins: the first companion greets in their own words, nobody says anything, or a companion
/// says a greeting from their card, which is shown as the room will hear it.
class OpeningForm : public QWidget
{
    Q_OBJECT

public:
    OpeningForm(const QList<model::Persona> &personas, model::Language language, QWidget *parent = nullptr);

    void setRoster(const QList<base::ParticipantId> &roster);
    void setUser(const QString &name); ///< replaces {{user}}; empty: no name
    void setSeed(quint64 seed);        ///< a seed that the user entered; the room is made with it
    [[nodiscard]] RoomBeginning beginning() const;
    void showBeginning(const RoomBeginning &beginning); ///< without a member who says it: in their own words

Q_SIGNALS:
    void edited();

private:
    enum class Way { OwnWords, Silence, Written };

    [[nodiscard]] Way way() const;
    [[nodiscard]] base::ParticipantId speaker() const; ///< only for Written
    [[nodiscard]] const model::Persona *personaOf(const base::ParticipantId &id) const;
    [[nodiscard]] QString nameOf(const base::ParticipantId &id) const;
    [[nodiscard]] QString nameOf(const persona::Greeting &greeting) const;
    void fillWays();
    void fillGreetings();
    void showGreeting();
    void retranslate();

    QList<model::Persona> m_personas;
    model::Language m_language;
    People m_people;
    QList<base::ParticipantId> m_roster;
    QString m_user;
    quint64 m_seed = 0;
    QList<persona::Greeting> m_greetings; ///< of the chosen companion
    QComboBox *m_way = nullptr;
    QComboBox *m_greeting = nullptr;
    TextInput *m_preview = nullptr;
    FormField *m_wayField = nullptr;
    FormField *m_greetingField = nullptr;
    FormField *m_previewField = nullptr;
};

} // namespace studio::ui
