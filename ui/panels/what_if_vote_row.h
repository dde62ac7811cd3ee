// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/what_if.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace studio::ui {

/// One voter of a past round: its vote as it was, to be changed.
class WhatIfVoteRow : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfVoteRow(QWidget *parent = nullptr);

    void setVote(const model::Candidate &vote, const QString &name);
    void reset(); ///< as it was
    /// What is other than it was; none: nothing.
    [[nodiscard]] std::optional<model::VoteEdit> edit() const;

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum State { Speak, Listen, NoVote };

    void retranslate();
    void refresh();

    model::Candidate m_vote;
    QString m_shownName;
    QLabel *m_name = nullptr;
    QComboBox *m_state = nullptr;
    QSpinBox *m_importance = nullptr;
    QCheckBox *m_selected = nullptr;
};

} // namespace studio::ui
