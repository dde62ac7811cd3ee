// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QListView;
class QMenu;
class QPushButton;

namespace studio::ui {

class Avatars;
class CompanionDelegate;
class CompanionListModel;
struct CompanionRow;

/// The members of the room and what each does now. Its buttons give a companion the floor (cue) or mute them.
/// It emits what the user wants; the list changes when the model does. It also leads to the forms of
/// companions and to the library.
class CompanionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CompanionsPanel(CompanionListModel &companions, QWidget *parent = nullptr);

    void setAvatars(const Avatars &avatars); ///< faces in place of dots
    /// Shows the buttons that make and change companions.
    void offerCasting();
    /// The menus of companions lead to what they remember.
    void offerMemory() { m_remembers = true; }
    void offerWitnesses() { m_witnesses = true; }
    /// The menus of guests offer what can be done with them.
    void offerGuests() { m_hasGuests = true; }
    [[nodiscard]] QListView &list() { return *m_list; }
    void focusList();
    [[nodiscard]] bool hasListFocus() const;

Q_SIGNALS:
    void cueWanted(const studio::base::ParticipantId &companion);
    void muteWanted(const studio::base::ParticipantId &companion, bool muted);
    void editWanted(const studio::base::ParticipantId &companion);
    void knowledgeWanted(const studio::base::ParticipantId &companion);
    void memoryWanted(const studio::base::ParticipantId &companion);
    void seatWanted(const studio::base::ParticipantId &guest, bool seated);
    void showOutWanted(const studio::base::ParticipantId &guest);
    void guestWanted(const studio::base::ParticipantId &guest); ///< show all settings of the guest
    void newWanted();
    void libraryWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyTheme();
    void makeList();
    void arrangeButtons();
    void openMenu(const QPoint &at);
    void addGuestActs(QMenu &menu, const CompanionRow &row);
    void cueCurrent();
    void toggleMuteOfCurrent();
    void editCurrent();
    void refreshButtons();
    void retranslate();

    CompanionListModel &m_companions;
    CompanionDelegate *m_delegate = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_cue = nullptr;
    QPushButton *m_mute = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_new = nullptr;
    QPushButton *m_library = nullptr;
    QGridLayout *m_buttons = nullptr;
    bool m_threeButtons = false; ///< side by side
    bool m_casts = false;
    bool m_remembers = false;
    bool m_witnesses = false;
    bool m_hasGuests = false;
};

} // namespace studio::ui
