// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "ui/rooms/voter_deadlines.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace studio::ui {

class PolicyForm;

/// The settings of the policy that a room has now, beside the conversation: not modal, it follows the room
/// when that changes its policy elsewhere. What cannot be used is told and not applied.
class PolicyDialog : public QDialog
{
    Q_OBJECT

public:
    PolicyDialog(const model::PolicySettings &now, QWidget *parent);

    void setVoters(const QList<VoterDeadlines::Voter> &voters); ///< who takes part
    /// The room is set up like this by now. What was written and is not applied yet is kept.
    void follow(const model::PolicySettings &now);

Q_SIGNALS:
    void wanted(const studio::model::PolicySettings &settings);

private:
    QWidget *makeFoot();
    bool apply(); ///< false: something cannot be used
    void refresh();
    void retranslate();

    model::PolicySettings m_now;
    bool m_tried = false;
    PolicyForm *m_form = nullptr;
    QLabel *m_sentence = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_done = nullptr;
};

} // namespace studio::ui
