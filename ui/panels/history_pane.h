// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision.h"
#include "ui/models/people.h"

#include <QDateTime>
#include <QWidget>

class QLabel;
class QScrollArea;
class QToolButton;

namespace studio::ui {

class Avatars;
class ImportancePlot;
class TurnHistory;
class TurnStrip;

/// The head of the timeline: the strip of the last turns, with the current turn in words, and below it a
/// foldable plot of the importance of the last votes.
class HistoryPane : public QWidget
{
    Q_OBJECT

public:
    HistoryPane(TurnHistory &history, const Avatars &avatars, QWidget *parent = nullptr);

    void setPeople(const People &people);
    void fold(); ///< leaves its space to what is below; the user can unfold it again
    void look(); ///< the timeline became visible: starts to read

Q_SIGNALS:
    void messageWanted(qint64 index); ///< the row of the transcript
    void decisionWanted(const studio::model::Decision &decision, qint64 seq);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void makeContent();
    void refresh();
    void sayTurn();
    void sayRound();
    void drawIcons();
    void retranslate();

    TurnHistory &m_history;
    People m_people;
    bool m_isOpen = true; ///< the importance of the votes
    QLabel *m_title = nullptr;
    TurnStrip *m_strip = nullptr;
    QLabel *m_turn = nullptr;
    QToolButton *m_fold = nullptr;
    ImportancePlot *m_plot = nullptr;
    QScrollArea *m_plotArea = nullptr;
    QLabel *m_round = nullptr;
};

} // namespace studio::ui
