// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/what_if.h"
#include "ui/models/people.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace studio::ui {

/// The changes of what-if that are tried on every round of a room: importance of a companion, who is left
/// out, the deadline, goodbyes; and which other policies cannot be tried, and why.
class WhatIfRoomPart : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfRoomPart(QWidget *parent = nullptr);

    void setCompanions(const QList<base::ParticipantId> &companions, const People &people);
    void reset();
    /// Puts what is set here into a change.
    void addTo(model::WhatIf &change) const;

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        base::ParticipantId id;
        QLabel *name = nullptr;
        QSpinBox *shift = nullptr;
        QCheckBox *leftOut = nullptr;
    };
    struct Policy
    {
        QRadioButton *button = nullptr;
        QLabel *reason = nullptr;
    };

    void makeRules();
    void makePolicies();
    void makeRows();
    void retranslate();
    void retranslatePolicies();

    QList<base::ParticipantId> m_companions;
    People m_people;
    QList<Row> m_rows;
    QGridLayout *m_grid = nullptr;
    QLabel *m_deadlineLabel = nullptr;
    QDoubleSpinBox *m_deadline = nullptr;
    QLabel *m_goodbyeLabel = nullptr;
    QComboBox *m_goodbye = nullptr;
    QLabel *m_policiesLabel = nullptr;
    QList<Policy> m_policies; ///< votes, resource, ring, manual
};

} // namespace studio::ui
