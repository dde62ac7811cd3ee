// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

namespace tst_opened_documents {

using namespace Qt::StringLiterals;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

/// A listener on the loopback for requests from a page.
class Trap
{
public:
    Trap()
    {
        m_server.listen(QHostAddress::LocalHost);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection()) {
                ++m_asked;
                socket->disconnectFromHost();
            }
        });
    }
    [[nodiscard]] QString address() const { return u"http://127.0.0.1:%1"_s.arg(m_server.serverPort()); }
    [[nodiscard]] int asked() const { return m_asked; }

private:
    QTcpServer m_server;
    int m_asked = 0;
};

/// The result of a foreign tool; the event loop runs meanwhile.
Run runTool(const QString &tool, const QStringList &arguments)
{
    constexpr int kLongest = 90'000; // ms
    QProcess process;
    process.start(tool, arguments);
    const bool ended = QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, kLongest);
    const bool normal = ended && process.exitStatus() == QProcess::NormalExit;
    return {normal ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

/// Opens a page as people do and takes a picture.
struct Opened
{
    Run run;
    QImage picture;
    QByteArray console; ///< the lines of the page's console
};

Opened openPage(const QString &folder, const QString &page)
{
    const QString picture = folder + u"/page.png"_s;
    QFile::remove(picture);
    Opened opened;
    opened.run = runTool(u"chromium"_s,
                         {u"--headless"_s, u"--no-sandbox"_s, u"--disable-gpu"_s, u"--disable-quic"_s,
                          u"--no-first-run"_s, u"--disable-background-networking"_s,
                          u"--disable-component-update"_s, u"--disable-sync"_s, u"--hide-scrollbars"_s,
                          u"--enable-logging=stderr"_s, u"--window-size=1000,1400"_s,
                          u"--virtual-time-budget=3000"_s, u"--user-data-dir="_s + folder + u"/profile"_s,
                          u"--screenshot="_s + picture, u"file://"_s + page});
    opened.picture = QImage(picture);
    const QList<QByteArray> lines = opened.run.err.split('\n');
    for (const QByteArray &line : lines) {
        if (line.contains(":CONSOLE"))
            opened.console += line + '\n';
    }
    return opened;
}

/// How many colours a picture has: a blank page has one.
qsizetype coloursOf(const QImage &picture)
{
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 2) {
        for (int x = 0; x < picture.width(); x += 2)
            colours.insert(picture.pixel(x, y));
    }
    return colours.size();
}

bool writeFile(const QString &name, const QByteArray &text)
{
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
}

QByteArray readFile(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Exported rooms in the programs that people open them with: a browser, and PDF readers.
class TestOpenedDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theTrapWorks();
    void aWebPageAsksForNothing_data();
    void aWebPageAsksForNothing();
    void paperHasItsTextAndItsFonts();
    void paperRunsNothing();

private:
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] Run exportAs(const QString &format, const QString &detail, const QString &path) const
    {
        return runProgram(file(u"data"_s), {u"export"_s, u"Hostile"_s, u"--format"_s, format, u"--detail"_s,
                                            detail, u"--out"_s, path});
    }

    QTemporaryDir m_folder;
    Trap m_trap;
    QByteArray m_markup; ///< every way in which a page can request something, as one line
};

// The names of the speakers are markup too.
void TestOpenedDocuments::initTestCase()
{
    const QByteArray at = m_trap.address().toUtf8();
    m_markup = "</div></article></main></style></title>--><img src=" + at +
               "/i onerror=console.error(1)><script src=\"" + at +
               "/s\"></script><script>console.error('ran');fetch('" + at +
               "/f')</script><link rel=stylesheet href=" + at + "/c><style>@import url(" + at +
               "/m);*{background:url(" + at + "/b)}</style><iframe src=" + at +
               "/n></iframe><svg onload=console.error(2)><image href=" + at + "/v /></svg><base href=" + at +
               "/><meta http-equiv=refresh content=\"0;url=" + at + "/r\"><object data=" + at +
               "/o></object>";
    QVERIFY(writeFile(file(u"talk.txt"_s), "Mika: The lanterns are lit.\nLuna: " + m_markup +
                                               "\nMika: 夏祭りは静かです。 ' \" & < >\nLuna: ![a](" + at +
                                               "/md) [a](javascript:console.error(3)) [b](" + at +
                                               "/link) `c` **d**\n"));
    const Run import =
        runProgram(file(u"data"_s), {u"import"_s, file(u"talk.txt"_s), u"--name"_s, u"Hostile"_s, u"--map"_s,
                                     u"Mika=me"_s, u"--map"_s, u"Luna=new"_s});
    QVERIFY2(import.exit == 0, import.err.constData());
}

// Otherwise the following tests would prove nothing.
void TestOpenedDocuments::theTrapWorks()
{
    const QString page = file(u"trap.html"_s);
    QVERIFY(writeFile(page, "<!DOCTYPE html><title>x</title><p>text</p><div>" + m_markup));

    const Opened opened = openPage(m_folder.path(), page);

    QVERIFY2(opened.run.exit == 0, opened.run.err.constData());
    QVERIFY(m_trap.asked() > 0);
    QVERIFY2(opened.console.contains("ran"), opened.run.err.constData());
}

void TestOpenedDocuments::aWebPageAsksForNothing_data()
{
    QTest::addColumn<QString>("detail");

    for (const QString &detail : {u"talk"_s, u"votes"_s, u"full"_s})
        QTest::newRow(qPrintable(detail)) << detail;
}

void TestOpenedDocuments::aWebPageAsksForNothing()
{
    QFETCH(const QString, detail);
    const int before = m_trap.asked();
    const QString page = file(u"room-%1.html"_s.arg(detail));
    const Run written = exportAs(u"html"_s, detail, page);
    QVERIFY2(written.exit == 0, written.err.constData());
    QVERIFY(readFile(page).contains("default-src 'none'"));

    const Opened opened = openPage(m_folder.path(), page);

    QVERIFY2(opened.run.exit == 0, opened.run.err.constData());
    QCOMPARE(m_trap.asked(), before);
    QCOMPARE(opened.console, QByteArray());
    QCOMPARE(opened.picture.size(), QSize(1000, 1400));
    QVERIFY(coloursOf(opened.picture) > 20); // it has letters and faces
}

void TestOpenedDocuments::paperHasItsTextAndItsFonts()
{
    const QString paper = file(u"room.pdf"_s);
    const Run written = exportAs(u"pdf"_s, u"talk"_s, paper);
    QVERIFY2(written.exit == 0, written.err.constData());

    const Run text = runTool(u"pdftotext"_s, {u"-enc"_s, u"UTF-8"_s, paper, u"-"_s});
    const Run fonts = runTool(u"pdffonts"_s, {paper});
    const Run pages = runTool(u"pdftoppm"_s, {u"-r"_s, u"50"_s, u"-png"_s, paper, file(u"paper"_s)});

    QCOMPARE(text.exit, 0);
    QVERIFY2(text.out.contains("The lanterns are lit."), text.out.constData());
    QVERIFY2(text.out.contains("夏祭りは静かです。"), text.out.constData());
    QVERIFY(text.out.contains("</article>")); // markup is text like any other
    QVERIFY2(text.out.contains(QByteArray("b (" + m_trap.address().toUtf8() + "/link) c d")),
             text.out.constData());
    QCOMPARE(fonts.exit, 0);
    int embedded = 0;
    const QList<QByteArray> lines = fonts.out.trimmed().split('\n').mid(2); // without the two heading lines
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.simplified().split(' '); // … emb sub uni object ID
        QVERIFY2(words.size() > 5 && words[words.size() - 5] == "yes", line.constData());
        ++embedded;
    }
    QVERIFY(embedded >= 2); // one for each script
    QCOMPARE(pages.exit, 0);
    const QImage first(file(u"paper-1.png"_s));
    QVERIFY(!first.isNull());
    QVERIFY(coloursOf(first) > 20);
}

void TestOpenedDocuments::paperRunsNothing()
{
    const QString paper = file(u"full.pdf"_s);
    const Run written = exportAs(u"pdf"_s, u"full"_s, paper);
    QVERIFY2(written.exit == 0, written.err.constData());

    const Run facts = runTool(u"pdfinfo"_s, {paper});
    const Run addresses = runTool(u"pdfinfo"_s, {u"-url"_s, paper});

    QCOMPARE(facts.exit, 0);
    QVERIFY2(facts.out.contains("A4"), facts.out.constData());
    QVERIFY(QRegularExpression(u"JavaScript:\\s+no"_s).match(QString::fromUtf8(facts.out)).hasMatch());
    QVERIFY(QRegularExpression(u"Form:\\s+none"_s).match(QString::fromUtf8(facts.out)).hasMatch());
    QVERIFY2(!addresses.out.contains("http") && !addresses.out.contains("javascript"),
             addresses.out.constData());
}

SUITE_TEST(QGuiApplication, TestOpenedDocuments)

} // namespace tst_opened_documents

#include "tst_opened_documents.moc"
