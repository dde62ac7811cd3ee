// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/vote.h"

#include <QMap>
#include <QStringList>

namespace studio::tests {

/// The example companions, in the order of their first room: Kyoko, Natsumi, Aya.
[[nodiscard]] QList<model::Persona> exampleCompanions();
/// A persona made in a hurry: a name in one language and nothing else.
[[nodiscard]] model::Persona bareCompanion(const QString &id, const QString &name,
                                           model::Language language = model::Language::English);

/// A companion as the others in a room know them.
[[nodiscard]] llm::Present presentOf(const model::Persona &persona);

/// A room without floor, bus or store: it asks for votes, picks a winner by selected and importance, and lets
/// them speak. Ties go to the longest silent. Stages rise with the votes, one step at a time.
class RehearsalRoom
{
public:
    RehearsalRoom(QList<model::Persona> companions, quint64 seed);

    void userSays(const QString &text);
    /// False if nobody wants to speak.
    bool companionSpeaks();

    [[nodiscard]] QMap<QString, llm::rehearsal::Vote> votes() const;
    [[nodiscard]] llm::Brief briefFor(qsizetype companion, llm::Purpose purpose) const;
    [[nodiscard]] const QList<model::Message> &messages() const { return m_messages; }
    [[nodiscard]] QList<model::Message> replies() const;
    [[nodiscard]] QString transcript() const;

private:
    [[nodiscard]] qsizetype silenceOf(const model::Persona &persona) const;

    QList<model::Persona> m_companions;
    quint64 m_seed;
    QList<model::Message> m_messages;
    QMap<base::ParticipantId, model::Closing> m_stages;
    int m_companionTurns = 0;
};

} // namespace studio::tests
