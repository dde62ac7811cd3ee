// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QList>
#include <QMap>
#include <QWidget>

class QGridLayout;

namespace studio::ui {

class LineInput;

/// The members of a room, each with the time limit for their vote, in seconds; empty: the common limit.
/// Deadlines of participants who are not listed stay as they are.
class VoterDeadlines : public QWidget
{
    Q_OBJECT

public:
    using Deadlines = QMap<base::ParticipantId, base::Millis>;
    struct Voter
    {
        base::ParticipantId id;
        QString name;
        bool operator==(const Voter &) const = default;
    };

    VoterDeadlines(const QString &objectName, QWidget *parent = nullptr);

    /// \return whether the voters changed; then call show() with their deadlines
    bool setVoters(const QList<Voter> &voters);
    void show(const Deadlines &deadlines);
    using QWidget::show;
    void setEmptyText(const QString &text);
    [[nodiscard]] bool isEmpty() const { return m_inputs.isEmpty(); }
    /// The written deadlines, over those that were shown; invalid with a flaw.
    [[nodiscard]] Deadlines deadlines() const;
    [[nodiscard]] QString flaw() const;

Q_SIGNALS:
    void edited();

private:
    [[nodiscard]] int inputWidth() const;

    Deadlines m_shown;
    QList<Voter> m_voters;
    QList<LineInput *> m_inputs; ///< in the order of the voters
    QGridLayout *m_grid = nullptr;
    QString m_emptyText;
};

} // namespace studio::ui
