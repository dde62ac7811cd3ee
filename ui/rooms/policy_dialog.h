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

/// The settings of a room's current policy, beside the conversation: not modal; it follows the room if the
/// policy changes elsewhere. Invalid values are reported and not applied.
class PolicyDialog : public QDialog
{
    Q_OBJECT

public:
    PolicyDialog(const model::PolicySettings &now, QWidget *parent);

    void setVoters(const QList<VoterDeadlines::Voter> &voters); ///< the members of the room
    /// Takes the room's current settings. Edits that are not applied yet are kept.
    void follow(const model::PolicySettings &now);

Q_SIGNALS:
    void wanted(const studio::model::PolicySettings &settings);

private:
    QWidget *makeFoot();
    bool apply(); ///< false: some value is invalid
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
