// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace studio::ui {

/// The menu "Companions": casting, and for each companion of the open room the actions that give them the
/// floor (Alt+1 … Alt+9, in roster order), mute and edit them.
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
    /// The members of the open room; empty if no room is open.
    void showMembers(const QList<Member> &members);
    /// Casting is available: its actions appear in the menu.
    void offerCasting();

    /// Adds a submenu to read what companions remember, with one entry for each companion.
    void offerMemory();

    /// Adds a submenu to see what members have witnessed, with one entry for each companion and guest.
    void offerWitnesses();

    /// Adds a submenu to show guests out, which is visible while guests are in the room.
    void offerGuests() { m_hasGuests = true; }

    QAction *newCompanion = nullptr;
    QAction *library = nullptr;
    QAction *importCompanion = nullptr;
    QAction *importFolder = nullptr; ///< of companions
    QAction *exportCompanion = nullptr;
    QAction *exportGroup = nullptr; ///< all companions of the open room

    [[nodiscard]] QMenu &menu() const { return m_menu; }

Q_SIGNALS:
    void cueWanted(const studio::base::ParticipantId &companion);
    void editWanted(const studio::base::ParticipantId &companion);
    void knowledgeWanted(const studio::base::ParticipantId &companion);
    void memoryWanted(const studio::base::ParticipantId &companion);
    void showOutWanted(const studio::base::ParticipantId &guest);
    void muteWanted(const studio::base::ParticipantId &companion, bool muted);

private:
    void rebuild();
    void addMember(const Member &member, int number);
    [[nodiscard]] QList<QAction *> casting() const;

    QMenu &m_menu;
    QMenu *m_edits = nullptr;
    QMenu *m_cues = nullptr;
    QMenu *m_mutes = nullptr;
    QMenu *m_memories = nullptr;
    QMenu *m_knowledge = nullptr;
    QMenu *m_showOuts = nullptr;
    bool m_hasGuests = false;
    QList<Member> m_members;
};

} // namespace studio::ui
