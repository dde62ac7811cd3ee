// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room_template.h"
#include "core/studio/ports/room_port.h"
#include "ui/rooms/room_setup_form.h"
#include "ui/rooms/start/unread_texts.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class NoticeBar;
class StartRow;
class TemplateDesk;

/// The dialog around a RoomSetupForm, for a new room and for an existing one. It emits what the user wants
/// and stays open until that is done (accept()) or refused (refuse()). With templates, a new room can start
/// from one of them, and from another later: what the user has written stays. The form can be saved as one.
class RoomSetupDialog : public QDialog
{
    Q_OBJECT

public:
    using Purpose = RoomPurpose;
    using Choices = RoomChoices;

    RoomSetupDialog(Purpose purpose, const ports::RoomSetup &start, const Choices &choices,
                    const Avatars &faces, QWidget *parent);

    void offerTemplates(TemplateDesk &templates); ///< once
    void refuse(const QString &reason);
    void turnToModels() { m_form->turnToModels(); }
    [[nodiscard]] ports::RoomSetup setup() const { return m_form->setup(); }
    [[nodiscard]] RoomBeginning beginning() const { return m_form->beginning(); }

Q_SIGNALS:
    void wanted(const studio::ports::RoomSetup &setup);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeFoot();
    void makeForm(const ports::RoomSetup &start);
    void orderKeys();
    [[nodiscard]] ports::RoomSetup written() const;
    void beginLike(const model::RoomTemplate &kept, const ports::RoomSetup &plain);
    void begin(const ports::RoomSetup &start, const QList<base::ParticipantId> &gone);
    void tellGone(const QList<base::ParticipantId> &gone);
    void saveAsTemplate();
    void finish();
    void refresh();
    void retranslate();

    Purpose m_purpose;
    ports::RoomSetup m_start; ///< what the form held before the user wrote anything
    InputTexts m_shown;       ///< the same, as texts
    Choices m_choices;
    const Avatars &m_faces;
    bool m_tried = false;
    bool m_waiting = false;
    TemplateDesk *m_templates = nullptr; ///< null: not offered
    NoticeBar *m_notice = nullptr;
    QVBoxLayout *m_column = nullptr;
    StartRow *m_startRow = nullptr; ///< only for a new room, with templates
    RoomSetupForm *m_form = nullptr;
    QWidget *m_foot = nullptr;
    QPushButton *m_keep = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_done = nullptr;
};

} // namespace studio::ui
