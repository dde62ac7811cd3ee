// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace studio::ui {

/// The menu "Companions": casting, and for each companion of the open room to give it the word (Alt+1 …
/// Alt+9, in roster order) and to mute it.
class CompanionActions : public QObject
{
    Q_OBJECT

public:
    struct Member
    {
        base::ParticipantId id;
        QString name;
        bool muted = false;
        bool guest = false; ///< of another program
        bool operator==(const Member &) const = default;
    };

    CompanionActions(QMenu &menu, QObject *parent);

    void retranslate();
    /// Who is in the open room; nobody where none is open.
    void showMembers(const QList<Member> &members);
    /// Casting is at hand: its acts appear in the menu.
    void offerCasting();

    /// What companions remember can be read: a menu of its own, one entry for each.
    void offerMemory();

    /// What companions and guests have witnessed can be seen: a menu of its own, one entry for each.
    void offerWitnesses();

    /// Guests can be shown out: a menu of its own, there while some are in the room.
    void offerGuests() { m_hasGuests = true; }

    QAction *newCompanion = nullptr;
    QAction *importCompanion = nullptr;
    QAction *importFolder = nullptr; ///< of companions
    QAction *exportCompanion = nullptr;
    QAction *exportGroup = nullptr; ///< all companions of the open room

    [[nodiscard]] QMenu &menu() const { return m_menu; }

Q_SIGNALS:
    void cueWanted(const studio::base::ParticipantId &companion);
    void knowledgeWanted(const studio::base::ParticipantId &companion);
    void memoryWanted(const studio::base::ParticipantId &companion);
    void showOutWanted(const studio::base::ParticipantId &guest);
    void muteWanted(const studio::base::ParticipantId &companion, bool muted);

private:
    void rebuild();
    void addGuest(const Member &member, int number);

    QMenu &m_menu;
    QMenu *m_cues = nullptr;
    QMenu *m_mutes = nullptr;
    QMenu *m_memories = nullptr;
    QMenu *m_knowledge = nullptr;
    QMenu *m_showOuts = nullptr;
    bool m_hasGuests = false;
    QList<Member> m_members;
};

} // namespace studio::ui
