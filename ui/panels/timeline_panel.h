// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision.h"
#include "ui/models/timeline_mark.h"

#include <QWidget>

class QLabel;
class QListView;
class QModelIndex;

namespace studio::ui {

class Avatars;
class HistoryPane;
class OverlayBar;
class People;
class TimelineModel;
class TurnHistory;

/// The story of the room: the last turns and votes at a glance, and below them everything, newest first. A
/// click or Enter goes to the message and shows the decision. It reads nothing before it is visible.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    TimelinePanel(TimelineModel &timeline, TurnHistory &history, const Avatars &avatars,
                  QWidget *parent = nullptr);

    void setPeople(const People &people);
    void focusList();
    void offerOverlays(); ///< from now on an overlay can be laid over the room
    [[nodiscard]] OverlayBar &overlay() const { return *m_overlay; }
    void setMarks(const TimelineMarks &marks); ///< beside the rows
    [[nodiscard]] qint64 chosenEvent() const;  ///< of the chosen row; 0: none is

Q_SIGNALS:
    void messageWanted(qint64 index); ///< the row of the transcript
    void decisionWanted(const studio::model::Decision &decision, qint64 seq);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void goTo(const QModelIndex &index);
    void refresh();
    void retranslate();

    TimelineModel &m_timeline;
    HistoryPane *m_history = nullptr;
    OverlayBar *m_overlay = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_empty = nullptr;
};

} // namespace studio::ui
