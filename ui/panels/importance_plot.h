// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/people.h"
#include "ui/models/turn_log.h"

#include <QWidget>

namespace studio::ui {

/// How important it was to each companion to speak, over the last rounds of votes: one line each, from 0 to
/// 10, the newest round on the right. A missing vote is a gap with a tick, a win has a large dot. The pointer
/// or the arrow keys select a round, whose values are at the end of the lines. A click or Enter chooses it.
class ImportancePlot : public QWidget
{
    Q_OBJECT

public:
    explicit ImportancePlot(QWidget *parent = nullptr);

    void setRounds(const QList<LoggedRound> &rounds, const People &people); ///< oldest first
    /// The round under the pointer, else the round with the focus, else the newest; null if there is none.
    [[nodiscard]] const LoggedRound *lookedAt() const;
    /// Everybody with a part in one of the rounds, from the top.
    [[nodiscard]] const QList<base::ParticipantId> &rows() const { return m_rows; }
    [[nodiscard]] QPoint pointOf(qsizetype row, qsizetype round) const; ///< of its value, or on the base line

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void lookedAtChanged();
    void chosen(const studio::ui::LoggedRound &round);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void pointAt(qsizetype round);
    void goTo(qsizetype round);
    void tell();
    [[nodiscard]] qsizetype lookedRow() const; ///< the number of the round; -1: none
    [[nodiscard]] qsizetype roundAt(const QPoint &place) const;
    [[nodiscard]] const model::Candidate *voteOf(qsizetype row, qsizetype round) const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int namesWidth() const;
    [[nodiscard]] QRect linePlace(qsizetype row) const;
    void paintLine(QPainter &painter, qsizetype row) const;
    void paintWords(QPainter &painter, qsizetype row) const;

    People m_people;
    QList<LoggedRound> m_rounds;
    QList<base::ParticipantId> m_rows;
    qint64 m_current = 0; ///< the event number of the round with the focus; 0: the newest
    qsizetype m_pointed = -1;
};

} // namespace studio::ui
