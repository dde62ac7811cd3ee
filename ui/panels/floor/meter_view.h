// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"
#include "ui/theme/motion.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QListView;

namespace studio::ui {

class Avatars;
class LevelBar;
class LevelPlot;
class SpendingDelegate;
class SpendingListModel;

/// The level of a room under `resource`: the number, the bar with amounts on their way back, what the level
/// buys, its recent course, and who spent it. While an amount is on its way and the view is visible, time
/// passes here too (from the view's own time on, by a steady clock): in small steps, with reduced motion once
/// a second. Otherwise it does nothing.
class MeterView : public QWidget
{
    Q_OBJECT

public:
    /// A steady clock with an arbitrary origin.
    using SteadyClock = std::function<base::Millis()>;

    explicit MeterView(QWidget *parent);

    void setMeter(const ports::MeterView &meter, const model::PolicySettings &policy, const People &people);
    void setMotion(const Motion &motion);
    void setAvatars(const Avatars *avatars);
    void setSteadyClock(SteadyClock clock); ///< for tests

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeParts();
    void showWords();
    void beat();
    void startOrStop();
    [[nodiscard]] base::Millis now() const; ///< in the room's time
    [[nodiscard]] bool isPending() const;
    [[nodiscard]] QString refundText() const;
    void fitList();

    ports::MeterView m_meter;
    model::PolicySettings m_policy;
    People m_people;
    Motion m_motion;
    SteadyClock m_clock;
    base::Millis m_came{0}; ///< when the view arrived, by the steady clock
    QTimer m_beat;

    QLabel *m_title = nullptr;
    QLabel *m_number = nullptr;
    LevelBar *m_bar = nullptr;
    QLabel *m_refund = nullptr;
    QLabel *m_prices = nullptr;
    LevelPlot *m_plot = nullptr;
    QLabel *m_span = nullptr;
    SpendingListModel *m_spendings = nullptr;
    SpendingDelegate *m_delegate = nullptr;
    QLabel *m_listTitle = nullptr;
    QListView *m_list = nullptr;
};

} // namespace studio::ui
