// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/keychain.h"

#include "core/secrets/one_answer.h"

#include <qt6keychain/keychain.h>

namespace studio::secrets {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;

namespace {

const auto kService = u"companion-studio"_s; // what keychain programs show it under

Error noKeychain(const QString &text, const QString &detail) { return {ErrorCode::Refused, text, detail}; }

Error errorOf(const QKeychain::Job &job)
{
    if (job.error() == QKeychain::EntryNotFound)
        return {ErrorCode::NotFound, Keychain::tr("The keychain does not have this key."), {}};
    const QString detail = u"keychain error %1: %2"_s.arg(int(job.error())).arg(job.errorString());
    if (job.error() == QKeychain::AccessDeniedByUser || job.error() == QKeychain::AccessDenied)
        return noKeychain(Keychain::tr("The keychain was not unlocked."), detail);
    return noKeychain(Keychain::tr("No keychain found."), detail);
}

Result<void> nothing(const QKeychain::Job &) { return {}; }

Result<QByteArray> passwordOf(const QKeychain::ReadPasswordJob &job) { return job.textData().toUtf8(); }

/// Beside the template that gives it: lupdate of Qt 6.8 takes that for a class of its own.
Error noAnswer() { return noKeychain(Keychain::tr("The keychain does not respond."), u"timed out"_s); }

} // namespace

// A job that runs must not be deleted: what it waits for would answer into freed memory. It deletes itself.
template<class T, class Job>
void Keychain::start(Job *job, const QString &entry, const base::Mailbox &asker, base::ThenWork<T> then,
                     Result<T> (*resultOf)(const Job &))
{
    const auto answer = std::make_shared<OneAnswer<T>>(asker, std::move(then));
    answer->notAfter(m_clock, m_clock.steadyNow() + m_patience, this, noAnswer());
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    job->setKey(entry);
    QObject::connect(job, &QKeychain::Job::finished, job, [answer, job, resultOf] {
        answer->give(job->error() == QKeychain::NoError ? resultOf(*job) : tl::unexpected(errorOf(*job)));
    });
    job->start();
}

void Keychain::keep(const QString &entry, const QByteArray &key, QObject *context, base::ThenWork<void> then)
{
    const auto work = [this, entry, key, asker = base::Mailbox(context), then = std::move(then)] {
        auto *job = new QKeychain::WritePasswordJob(kService);
        job->setTextData(QString::fromUtf8(key));
        start<void, QKeychain::Job>(job, entry, asker, then, &nothing);
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

void Keychain::read(const QString &entry, QObject *context, base::ThenWork<QByteArray> then)
{
    const auto work = [this, entry, asker = base::Mailbox(context), then = std::move(then)] {
        start<QByteArray>(new QKeychain::ReadPasswordJob(kService), entry, asker, then, &passwordOf);
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

void Keychain::forget(const QString &entry, QObject *context, base::ThenWork<void> then)
{
    const auto work = [this, entry, asker = base::Mailbox(context), then = std::move(then)] {
        start<void, QKeychain::Job>(new QKeychain::DeletePasswordJob(kService), entry, asker, then, &nothing);
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

} // namespace studio::secrets
