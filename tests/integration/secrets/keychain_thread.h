// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/system_clock.h"
#include "core/secrets/keychain.h"

#include <QTest>
#include <QThread>

#include <memory>
#include <optional>

namespace studio::tests {

/// A keychain on its own thread, as in the program, with synchronous calls for tests.
class KeychainThread : public QObject
{
    Q_OBJECT

public:
    KeychainThread()
    {
        m_onThread.moveToThread(&m_thread);
        m_thread.start();
        QMetaObject::invokeMethod(
            &m_onThread,
            [this] {
                m_clock = std::make_unique<base::SystemClock>();
                m_keychain = std::make_unique<secrets::Keychain>(*m_clock);
            },
            Qt::BlockingQueuedConnection);
    }
    ~KeychainThread() override
    {
        QMetaObject::invokeMethod(
            &m_onThread,
            [this] {
                m_keychain.reset();
                m_clock.reset();
            },
            Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }

    [[nodiscard]] base::Result<void> keep(const QString &entry, const QByteArray &key)
    {
        return answerTo<void>([&](auto then) { m_keychain->keep(entry, key, this, then); });
    }
    [[nodiscard]] base::Result<QByteArray> read(const QString &entry)
    {
        return answerTo<QByteArray>([&](auto then) { m_keychain->read(entry, this, then); });
    }
    [[nodiscard]] base::Result<void> forget(const QString &entry)
    {
        return answerTo<void>([&](auto then) { m_keychain->forget(entry, this, then); });
    }

private:
    template<class T, class Ask>
    base::Result<T> answerTo(Ask ask)
    {
        std::optional<base::Result<T>> answer;
        ask(base::ThenWork<T>([&answer](const base::Result<T> &result) { answer = result; }));
        if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, 90'000))
            return base::failure(base::ErrorCode::Internal, QStringLiteral("no answer"));
        return *answer;
    }

    QThread m_thread;
    QObject m_onThread;
    std::unique_ptr<base::SystemClock> m_clock;
    std::unique_ptr<secrets::Keychain> m_keychain;
};

} // namespace studio::tests
