// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision.h"
#include "ui/theme/theme.h"

#include <QDateTime>
#include <QWidget>

class QLabel;
class QListView;
class QModelIndex;

namespace studio::ui {

class Avatars;
class TimelineDelegate;
class TimelineModel;

/// The story of the room, newest first: a click or Enter goes to what was said and shows the decision. It
/// reads nothing before somebody looks.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    TimelinePanel(TimelineModel &timeline, const Avatars &avatars, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void focusList();

Q_SIGNALS:
    void messageWanted(qint64 index); ///< as the transcript counts
    void decisionWanted(const studio::model::Decision &decision, const QDateTime &time);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void goTo(const QModelIndex &index);
    void refresh();
    void retranslate();

    TimelineModel &m_timeline;
    TimelineDelegate *m_delegate = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_empty = nullptr;
};

} // namespace studio::ui
