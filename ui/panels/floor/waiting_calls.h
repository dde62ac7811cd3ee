// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QToolButton;
class QVBoxLayout;

namespace studio::ui {

class FloorNotice;

/// The calls of models that wait, one line each: the companion, the time of the next try, and the reason. A
/// vote can be skipped; Stop, above, ends all calls. While it is visible it counts down once a second, by a
/// steady clock, from when it got the calls.
class WaitingCalls : public QWidget
{
    Q_OBJECT

public:
    /// A steady clock with an arbitrary origin.
    using SteadyClock = std::function<base::Millis()>;

    explicit WaitingCalls(QWidget *parent);

    void setCalls(const QList<ports::WaitingCall> &calls); ///< that wait now
    void setPeople(const People &people);
    void setSkippable(bool yes); ///< whether votes can be skipped
    void retranslate();
    void setSteadyClock(SteadyClock clock); ///< for tests
    [[nodiscard]] bool isEmpty() const { return m_calls.isEmpty(); }
    [[nodiscard]] bool isCounting() const { return m_beat.isActive(); }

Q_SIGNALS:
    void skipWanted(const studio::base::ParticipantId &companion);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Row
    {
        FloorNotice *notice = nullptr;
        QToolButton *skip = nullptr;
    };
    void addRow();
    void refresh();
    void startOrStop();
    void tellNew(const QList<ports::WaitingCall> &before);
    [[nodiscard]] QString sentence(const ports::WaitingCall &call) const;

    QList<ports::WaitingCall> m_calls;
    People m_people;
    bool m_skippable = false;
    SteadyClock m_clock;
    base::Millis m_told{0}; ///< when the calls arrived, by the steady clock
    QTimer m_beat;
    QList<Row> m_rows;
    QVBoxLayout *m_column = nullptr;
};

} // namespace studio::ui
