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

/// Calls of models that are not answered for the moment, a line each: whose, when it is tried again and why.
/// A vote can be gone without; Stop, above, ends them all. While somebody sees it, it counts by a steady
/// clock from when it was told, once a second.
class WaitingCalls : public QWidget
{
    Q_OBJECT

public:
    /// A steady clock; where it begins means nothing.
    using SteadyClock = std::function<base::Millis()>;

    explicit WaitingCalls(QWidget *parent);

    void setCalls(const QList<ports::WaitingCall> &calls); ///< told just now
    void setPeople(const People &people);
    void setSkippable(bool yes); ///< votes can be gone without
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
    base::Millis m_told{0}; ///< when the calls came, by the steady clock
    QTimer m_beat;
    QList<Row> m_rows;
    QVBoxLayout *m_column = nullptr;
};

} // namespace studio::ui
