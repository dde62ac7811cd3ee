// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every fault of a model's server, in every dialect, on votes and on speech, with one companion struck and
// with all: fault_matrix [--quick] [--only C01,S09] [--jobs N]. Each fault is played in a process of its own,
// so that a crash is one more way to die. Exits 1 if a cell died.
//
//   fault_matrix --row C01    plays one fault in this process
//   fault_matrix --self-test  shows that wrong expectations are found out

#include "core/base/result.h"
#include "tests/faults/row.h"
#include "tests/faults/self_test.h"
#include "tests/faults/way_there.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QNetworkProxy>
#include <QProcess>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace studio::tests::faults;

namespace {

constexpr int kLongestRow = 300'000; // real milliseconds

void print(const QString &line)
{
    std::fprintf(stdout, "%s\n", qUtf8Printable(line));
    std::fflush(stdout);
}

/// What a child says last: survived, played, inapplicable.
const QString kSum = u"= %1 %2 %3"_s;

int playHere(const QString &id, bool isQuick, bool isSelfTest)
{
    const auto certificates =
        Certificates::make(QStringLiteral(STUDIO_BINARY_DIR) + u"/fault-certificates"_s);
    if (!certificates) {
        print(certificates.error().text + u'\n' + certificates.error().detail);
        return 2;
    }
    prepareTheWay(*certificates);
    // The library that knows the desktop's proxies opens its own socket when it is asked first, and keeps it.
    (void)QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(QUrl(u"http://asked.invalid"_s)));
    DrivenClock clock;
    Servers servers(*certificates, clock);
    if (isSelfTest) {
        const QStringList unnoticed = whatGoesUnnoticed(servers, clock);
        for (const QString &lie : unnoticed)
            print(u"went unnoticed: "_s + lie);
        print(unnoticed.isEmpty() ? u"Every wrong expectation was found out."_s
                                  : u"The matrix cannot be trusted."_s);
        return unnoticed.isEmpty() ? 0 : 1;
    }
    for (const Fault &fault : allFaults()) {
        if (fault.id != id)
            continue;
        const Row row = playRow(fault, isQuick, servers, clock);
        print(row.words.join(u'\n'));
        print(kSum.arg(row.survived).arg(row.played).arg(row.inapplicable));
        return row.survived == row.played ? 0 : 1;
    }
    print(u"There is no fault "_s + id);
    return 2;
}

/// The faults whose ids begin so; each beginning must fit one, or a part of the matrix would be left out
/// unseen.
studio::base::Result<QList<Fault>> faultsNamed(const QStringList &beginnings)
{
    QList<Fault> named;
    QStringList unknown = beginnings;
    for (const Fault &fault : allFaults()) {
        const auto fits = [&fault](const QString &beginning) { return fault.id.startsWith(beginning); };
        if (std::ranges::any_of(beginnings, fits))
            named.append(fault);
        unknown.removeIf(fits);
    }
    if (!unknown.isEmpty())
        return tl::unexpected(studio::base::Error{
            studio::base::ErrorCode::NotFound, u"There is no fault "_s + unknown.join(u", "_s), {}});
    return named;
}

/// Plays rows in processes of their own, some at the same time, and prints them in order.
class Matrix final : public QObject
{
public:
    Matrix(const QList<Fault> &faults, bool isQuick, int jobs)
        : m_faults(faults)
        , m_words(faults.size())
        , m_isQuick(isQuick)
    {
        m_time.start();
        for (int i = 0; i < jobs; ++i)
            startNext();
    }

private:
    void startNext()
    {
        if (m_next == m_faults.size())
            return;
        const qsizetype place = m_next++;
        auto *child = new QProcess(this);
        child->setProcessChannelMode(QProcess::MergedChannels);
        connect(child, &QProcess::finished, this, [this, child, place] { read(child, place); });
        QStringList arguments{u"--row"_s, m_faults.at(place).id};
        if (m_isQuick)
            arguments.append(u"--quick"_s);
        child->start(QCoreApplication::applicationFilePath(), arguments);
        QTimer::singleShot(kLongestRow, child, [child] { child->kill(); });
    }

    void read(QProcess *child, qsizetype place)
    {
        QStringList lines = QString::fromUtf8(child->readAll()).trimmed().split(u'\n');
        const QStringList sum = lines.last().split(u' ');
        if (child->exitStatus() == QProcess::NormalExit && sum.size() == 4 && sum.first() == u'=') {
            lines.removeLast();
            m_survived += sum.at(1).toInt();
            m_played += sum.at(2).toInt();
            m_inapplicable += sum.at(3).toInt();
        } else { // all of its cells
            lines.prepend(u"%1 %2  DIED: the program crashed, or did not end"_s.arg(m_faults.at(place).id,
                                                                                    m_faults.at(place).what));
            m_played += int(casesOf(m_faults.at(place), m_isQuick).size());
        }
        m_words[place] = lines.join(u'\n');
        child->deleteLater();
        while (m_printed < m_words.size() && !m_words.at(m_printed).isEmpty())
            print(m_words.at(m_printed++));
        startNext();
        if (m_printed == m_words.size())
            end();
    }

    void end()
    {
        const double share = 100.0 * m_inapplicable / qMax(1, m_played + m_inapplicable);
        print(u"\n%1 inapplicable (%2 %)"_s.arg(m_inapplicable).arg(share, 0, 'f', 1));
        print(u"%1 faults, %2 s"_s.arg(m_faults.size()).arg(m_time.elapsed() / 1000));
        print(u"%1 / %2 cells survived"_s.arg(m_survived).arg(m_played));
        QCoreApplication::exit(m_survived == m_played && m_played > 0 ? 0 : 1);
    }

    QList<Fault> m_faults;
    QStringList m_words;
    bool m_isQuick;
    QElapsedTimer m_time;
    qsizetype m_next = 0;
    qsizetype m_printed = 0;
    int m_survived = 0;
    int m_played = 0;
    int m_inapplicable = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption quick(u"quick"_s, u"Every fault once, the dialects in turn."_s);
    const QCommandLineOption only(u"only"_s, u"Only these faults, or those that begin so."_s, u"ids"_s);
    const QCommandLineOption jobs(u"jobs"_s, u"So many at the same time."_s, u"n"_s,
                                  QString::number(QThread::idealThreadCount()));
    const QCommandLineOption row(u"row"_s, u"One fault, in this process."_s, u"id"_s);
    const QCommandLineOption selfTest(u"self-test"_s, u"Finds out wrong expectations."_s);
    parser.addOptions({quick, only, jobs, row, selfTest});
    parser.addHelpOption();
    parser.process(app);
    if (parser.isSet(row) || parser.isSet(selfTest))
        return playHere(parser.value(row), parser.isSet(quick), parser.isSet(selfTest));
    const auto faults = faultsNamed(parser.value(only).split(u','));
    if (!faults) {
        print(faults.error().text);
        return 2;
    }
    const Matrix matrix(*faults, parser.isSet(quick), qBound(1, parser.value(jobs).toInt(), 16));
    return app.exec();
}
