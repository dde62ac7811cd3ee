// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the window's main states over a fake studio: in English light and dark, in Japanese dark, in
// Chinese light, some with large texts, and all of them in a made-up language with longer words. They are
// written to shots/ in the build folder and checked for text that is cut, covered or pale and for widgets
// that overlap; shots/report.txt lists the findings. `make_shots take:decision-ja-dark` takes one.
// STUDIO_PART=2/3 in the environment takes every third scene, from the second on, and leaves a note of the
// lines of allowed.tsv that it did not use; tst_allowed_lines compares the notes.
// For readers of a language, texts-en.png, texts-ja.png and texts-zh_CN.png show 60 texts each, drawn by lot,
// with what stands around them in the pictures that were taken (a part draws its share: texts-ja-2.png).
// STUDIO_TEXTS=7 draws others.

#include "tests/shots/allowed.h"
#include "tests/shots/checks/text_sheets.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTest>

#include <array>
#include <utility>

namespace make_shots {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using ui::ThemeChoice;

namespace {

constexpr double kLarge = 2;
constexpr int kTextsToRead = 60; // of each language, by all parts together
constexpr std::array<std::pair<Language, ThemeChoice>, 4> kLooks{{{Language::English, ThemeChoice::Light},
                                                                  {Language::English, ThemeChoice::Dark},
                                                                  {Language::Japanese, ThemeChoice::Dark},
                                                                  {Language::Chinese, ThemeChoice::Light}}};

struct Picture
{
    int scene = 0;
    Camera camera;
};

/// Which scenes this process takes, and of how many processes: by default, one process takes all.
struct Part
{
    int number = 1;
    int of = 1;

    [[nodiscard]] static Part fromEnvironment()
    {
        const QList<QByteArray> told = qgetenv("STUDIO_PART").split('/');
        const Part part{told.value(0).toInt(), told.value(1).toInt()};
        return part.number >= 1 && part.number <= part.of ? part : Part();
    }
    [[nodiscard]] bool isAll() const { return of == 1; }
    [[nodiscard]] bool has(int scene) const { return scene % of == number - 1; }
    /// "", or "-2" for a part.
    [[nodiscard]] QString ending() const { return isAll() ? QString() : u"-%1"_s.arg(number); }
    /// "report.txt", or "report-2.txt" for a part.
    [[nodiscard]] QString file(const QString &name) const { return name + ending() + u".txt"_s; }
};

/// The pictures of all parts together, or of one part.
QList<Picture> pictures(const Part &part = {})
{
    QList<Picture> all;
    for (int scene = 0; scene < int(scenes().size()); ++scene) {
        if (!part.has(scene))
            continue;
        for (const auto &[language, theme] : kLooks) {
            all.append({scene, {language, theme}});
            if (scenes().at(scene).alsoLarge)
                all.append({scene, {language, theme, kLarge}});
        }
        if (scenes().at(scene).alsoContrast)
            all.append({scene, {Language::English, ThemeChoice::HighContrast}});
        all.append({scene, {.pseudo = true}});
    }
    return all;
}

/// From its scene, language, theme and zoom: its name in allowed.tsv.
QString nameOf(const Picture &picture)
{
    const Camera &camera = picture.camera;
    return scenes().at(picture.scene).name + u'-' +
           (camera.pseudo ? u"pseudo"_s : ui::Translations::code(camera.language)) +
           (camera.theme == ThemeChoice::Light  ? u"-light"_s
            : camera.theme == ThemeChoice::Dark ? u"-dark"_s
                                                : u"-contrast"_s) +
           (camera.zoom > 1 ? u"-large"_s : QString());
}

QStringList names()
{
    QStringList all;
    for (const Picture &picture : pictures())
        all.append(nameOf(picture));
    return all;
}

QDir folder() { return QDir(QStringLiteral(STUDIO_BINARY_DIR "/shots")); }

QList<Finding> lookAt(QWidget &window, const QList<DrawnText> &texts, const QSet<QString> &written)
{
    return clippedTexts(texts) + elidedTexts(texts, written) + coveredTexts(texts) + overlaps(window) +
           outsiders(window) + paleTexts(texts, window.grab().toImage());
}

} // namespace

class Shots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void take_data();
    void take();
    void cleanupTestCase();

private:
    void report(const QList<Finding> &findings);
    void noteUnused();

    const Part m_part = Part::fromEnvironment();
    Allowed m_allowed = Allowed::read(QStringLiteral(STUDIO_SOURCE_DIR "/tests/shots/allowed.tsv"), names());
    TextSheets m_sheets{kTextsToRead / m_part.of, qEnvironmentVariableIntValue("STUDIO_TEXTS")};
    QFile m_report;
    int m_taken = 0;
};

void Shots::initTestCase()
{
    QVERIFY(folder().mkpath(u"."_s));
    m_report.setFileName(folder().filePath(m_part.file(u"report"_s)));
    QVERIFY(m_report.open(QIODevice::WriteOnly));
    QFile::remove(folder().filePath(m_part.file(u"unused"_s))); // only a whole run of the part rewrites it
}

void Shots::take_data()
{
    QTest::addColumn<int>("scene");
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("theme");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<bool>("pseudo");
    for (const Picture &picture : pictures(m_part))
        QTest::newRow(qPrintable(nameOf(picture)))
            << picture.scene << int(picture.camera.language) << int(picture.camera.theme)
            << picture.camera.zoom << picture.camera.pseudo;
}

void Shots::take()
{
    QFETCH(int, scene);
    QFETCH(int, language);
    QFETCH(int, theme);
    QFETCH(double, zoom);
    QFETCH(bool, pseudo);

    const Camera camera{Language(language), ThemeChoice(theme), zoom, pseudo};
    Stage stage(camera);
    scenes().at(scene).play(stage);
    QVERIFY(QTest::qWaitForWindowExposed(&stage.window()));
    QTRY_VERIFY(stage.isLaidOut());

    const QString tag = QString::fromUtf8(QTest::currentDataTag());
    // A third of the time went into compressing the files more than anybody needs.
    constexpr int kLittlePressed = 85;
    const QImage picture = stage.picture();
    QVERIFY(picture.save(folder().filePath(tag + u".png"_s), "PNG", kLittlePressed));
    QList<Finding> findings;
    for (QWidget *window : stage.windows()) {
        const QList<DrawnText> texts = drawnTexts(*window);
        findings += lookAt(*window, texts, stage.written());
        if (pseudo)
            findings += untranslatedTexts(texts, stage.written());
        else if (zoom == 1 && window == stage.windows().last()) // those behind it may be covered
            m_sheets.take(ui::Translations::code(camera.language), picture, stage.placeOf(*window), texts,
                          stage.written());
    }
    ++m_taken;
    report(m_allowed.without(tag, findings));
}

void Shots::report(const QList<Finding> &findings)
{
    const QString tag = QString::fromUtf8(QTest::currentDataTag());
    QStringList lines;
    for (const Finding &finding : findings)
        lines.append(
            u"%1: %2: %3: “%4”: %5"_s.arg(tag, finding.check, finding.widget, finding.text, finding.reason));
    m_report.write((lines.join(u'\n') + (lines.isEmpty() ? QString() : u"\n"_s)).toUtf8());
    m_report.flush();
    QVERIFY2(lines.isEmpty(), qPrintable(u'\n' + lines.join(u'\n')));
}

/// A line of allowed.tsv that is never used must go; only a run of all pictures can tell.
void Shots::cleanupTestCase()
{
    QVERIFY(m_sheets.save(folder(), m_part.ending()));
    if (m_taken < int(pictures(m_part).size()))
        return;
    if (!m_part.isAll())
        noteUnused();
    else
        QVERIFY2(m_allowed.unused().isEmpty(), qPrintable(m_allowed.unused().join(u'\n')));
}

void Shots::noteUnused()
{
    QFile note(folder().filePath(m_part.file(u"unused"_s)));
    const QByteArray lines = m_allowed.unused().join(u'\n').toUtf8();
    QVERIFY(note.open(QIODevice::WriteOnly));
    QCOMPARE(note.write(lines), lines.size());
}

SUITE_TEST(QApplication, Shots)

} // namespace make_shots

#include "make_shots.moc"
