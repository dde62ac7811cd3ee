// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mailbox.h"
#include "tests/support/suite.h"

#include <QTest>

#include <atomic>
#include <functional>
#include <memory>

namespace tst_mailbox {

using studio::base::Mailbox;

class TestMailbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workIsDoneLaterInTheOwnersThread();
    void nothingIsDoneOnceTheOwnerIsGone();
    void ownersMayGoWhileOthersPost();

private:
    static std::unique_ptr<QThread> inAnotherThread(const std::function<void()> &work)
    {
        std::unique_ptr<QThread> thread(QThread::create(work));
        thread->start();
        return thread;
    }
};

void TestMailbox::workIsDoneLaterInTheOwnersThread()
{
    QThread home;
    home.start();
    QObject owner;
    owner.moveToThread(&home);
    const Mailbox mailbox(&owner);
    std::atomic<QThread *> where = nullptr;

    mailbox.post([&where] { where = QThread::currentThread(); });

    QTRY_COMPARE(where.load(), &home);
    home.quit();
    home.wait();
}

void TestMailbox::nothingIsDoneOnceTheOwnerIsGone()
{
    auto owner = std::make_unique<QObject>();
    const Mailbox mailbox(owner.get());
    bool done = false;
    bool after = false;

    mailbox.post([&done] { done = true; });
    owner.reset();
    mailbox.post([&done] { done = true; });
    QMetaObject::invokeMethod(
        this, [&after] { after = true; }, Qt::QueuedConnection);

    QTRY_VERIFY(after);
    QVERIFY(!done);
}

// A sanitizer would report, or a crash would show, an answer to an owner that is being destroyed.
void TestMailbox::ownersMayGoWhileOthersPost()
{
    constexpr int kOwners = 2000;
    int done = 0;
    for (int i = 0; i < kOwners; ++i) {
        auto owner = std::make_unique<QObject>();
        std::atomic<bool> begun = false;
        const auto poster = inAnotherThread([&begun, &done, mailbox = Mailbox(owner.get())] {
            begun = true;
            for (int letter = 0; letter < 20; ++letter)
                mailbox.post([&done] { ++done; });
        });
        while (!begun)
            QThread::yieldCurrentThread();
        QCoreApplication::processEvents();
        owner.reset();
        const int before = done;
        poster->wait();
        QCoreApplication::processEvents();
        QCOMPARE(done, before);
    }
}

SUITE_TEST(QCoreApplication, TestMailbox)

} // namespace tst_mailbox

#include "tst_mailbox.moc"
