// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The main() of every test program; the options are those of Qt Test:
//
//   suite_store                                all its classes, one process each; then what failed
//   suite_store tst_append [OPTION…]           one class, in this process
//   suite_store tst_append::FUNCTION[:ROW]     one function of it
//   suite_store --list                         the names of its classes
//
// A program with one class, as `debug` builds them, takes Qt Test's own command line.
#include "tests/support/suite.h"

#include <QCoreApplication>
#include <QProcess>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

const SuiteEntry *firstEntry = nullptr;

/// Exits with the number of failed classes; a class that crashes does not stop the others.
int runAll(const QList<const SuiteEntry *> &entries, int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QByteArrayList failed;
    for (const SuiteEntry *entry : entries) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(entry->name())});
        const bool ended = process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit;
        if (!ended)
            failed.append(entry->name() + " (crashed)");
        else if (process.exitCode() != 0)
            failed.append(entry->name());
    }
    std::printf("%d of %d classes passed\n", int(entries.size() - failed.size()), int(entries.size()));
    for (const QByteArray &name : std::as_const(failed))
        std::printf("FAILED  %s\n", name.constData());
    return int(failed.size());
}

} // namespace

SuiteEntry::SuiteEntry(const QMetaObject &type, Run run)
    : m_type(type)
    , m_run(run)
    , m_next(std::exchange(firstEntry, this))
{
}

QByteArray SuiteEntry::name() const
{
    const QByteArray type = m_type.className();
    return type.left(type.indexOf("::"));
}

QList<const SuiteEntry *> SuiteEntry::all()
{
    QList<const SuiteEntry *> entries;
    for (const SuiteEntry *entry = firstEntry; entry; entry = entry->m_next)
        entries.append(entry);
    std::ranges::sort(entries, {}, &SuiteEntry::name);
    return entries;
}

} // namespace studio::tests

int main(int argc, char **argv)
{
    // Qt Test gives all rows of a function five minutes together, which is too little on a busy machine;
    // ctest ends tests that hang.
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
        qputenv("QTEST_FUNCTION_TIMEOUT", "1200000");
    const auto entries = studio::tests::SuiteEntry::all();
    const QByteArray asked = argc > 1 ? argv[1] : "";
    if (asked == "--list") {
        for (const auto *entry : entries)
            std::printf("%s\n", entry->name().constData());
        return 0;
    }
    if (entries.size() == 1 && !asked.startsWith(entries.first()->name()))
        return entries.first()->run(argc, argv);
    if (asked.isEmpty())
        return studio::tests::runAll(entries, argc, argv);

    const qsizetype colons = asked.indexOf("::");
    QByteArray name = colons < 0 ? asked : asked.first(colons);
    QByteArray function = colons < 0 ? QByteArray() : asked.sliced(colons + 2);
    const auto entry = std::ranges::find(entries, name, &studio::tests::SuiteEntry::name);
    if (entry == entries.end()) {
        std::fprintf(stderr, "%s has no test class named %s; --list tells those it has\n", argv[0],
                     name.constData());
        return 2;
    }
    // The class runs as if it were the program: arguments after the program's name are its own.
    QList<char *> words{name.data()};
    if (!function.isEmpty())
        words.append(function.data());
    for (int i = 2; i < argc; ++i)
        words.append(argv[i]);
    int count = int(words.size());
    words.append(nullptr);
    return (*entry)->run(count, words.data());
}
