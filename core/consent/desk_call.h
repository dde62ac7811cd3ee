// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>

namespace studio::consent {

/// A question before a desk that decides on consent: implements the call of the desk's port, which has
/// cancel() and the signal answered(Answer). Ends once; destroying it cancels it. A call that outlives its
/// desk ends without a word.
template<class PortCall, class Answer>
class DeskCall final : public PortCall
{
public:
    using Drop = std::function<void(const DeskCall &)>;

    /// \p drop: the caller no longer wants an answer, so that the desk must forget the call.
    DeskCall(QObject &desk, Drop drop, QObject *parent)
        : PortCall(parent)
        , m_desk(&desk)
        , m_drop(std::move(drop))
    {
    }
    ~DeskCall() override { leave(); }
    Q_DISABLE_COPY_MOVE(DeskCall)

    void cancel() override
    {
        if (leave())
            this->deleteLater();
    }
    void end(const Answer &answer)
    {
        if (!std::exchange(m_desk, nullptr))
            return;
        this->deleteLater();
        Q_EMIT this->answered(answer);
    }
    /// Does the work once control has returned to the event loop, unless the call is over by then.
    void later(std::function<void()> work)
    {
        const auto unlessOver = [this, work = std::move(work)] {
            if (!isOver())
                work();
        };
        QMetaObject::invokeMethod(this, unlessOver, Qt::QueuedConnection);
    }
    [[nodiscard]] bool isOver() const { return !m_desk; }

private:
    /// False if the call was over already.
    bool leave()
    {
        const QPointer<QObject> desk = std::exchange(m_desk, nullptr);
        if (desk)
            m_drop(*this);
        return !desk.isNull();
    }

    QPointer<QObject> m_desk; ///< null once the call is over
    Drop m_drop;
};

} // namespace studio::consent
