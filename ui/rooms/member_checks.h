// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rooms/voter_deadlines.h"

#include <QStringList>

class QCheckBox;

namespace studio::ui {

/// A check box for each member of a room, side by side as far as there is room. Ticked members who are not
/// listed are kept.
class MemberChecks : public QWidget
{
    Q_OBJECT

public:
    using Members = QList<VoterDeadlines::Voter>;

    MemberChecks(const QString &objectName, QWidget *parent = nullptr);

    /// \return whether the members changed; then call show() with the ticked ones
    bool setMembers(const Members &members);
    void show(const QList<base::ParticipantId> &ticked);
    using QWidget::show;
    [[nodiscard]] bool isEmpty() const { return m_boxes.isEmpty(); }
    /// In the order in which they were shown; newly ticked members follow.
    [[nodiscard]] QList<base::ParticipantId> ticked() const;

Q_SIGNALS:
    void edited();

private:
    QList<base::ParticipantId> m_shown;
    Members m_members;
    QList<QCheckBox *> m_boxes; ///< in the order of the members
};

/// Distinct names for members: the second Aya is "Aya (2)".
[[nodiscard]] QStringList distinctNames(const MemberChecks::Members &members);

} // namespace studio::ui
