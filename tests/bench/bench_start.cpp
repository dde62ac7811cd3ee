// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The real program on an X server of its own: how long until its window is there, beside a window that does
// nothing; how much memory and processor it takes with 16 companions in a room; how fast it goes. Programs of
// others that talk, if Debian's packages of them are installed, start beside it, each with an empty home.

#include "app/house.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/room_port.h"
#include "tests/bench/measure.h"
#include "tests/bench/process_facts.h"
#include "tests/bench/x_server.h"
#include "ui/stage/puppet_life.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <poll.h>

using namespace Qt::StringLiterals;
using namespace studio;
using namespace std::chrono_literals;

namespace {

using bench::XServer;

constexpr int kCompanions = 16;
constexpr int kStarts = 9;

/// Writes a data folder with one room that has sixteen companions, then ends the event loop.
class Cast : public QObject
{
public:
    explicit Cast(app::House &house)
        : m_house(house)
    {
        for (int i = 0; i < kCompanions; ++i)
            house.personas().savePersona(
                companion(i), {this, [this](const base::Result<model::Persona> &saved) { take(saved); }});
    }

private:
    void take(const base::Result<model::Persona> &saved)
    {
        if (!saved)
            return QCoreApplication::exit(1);
        m_roster.append(saved->id);
        if (m_roster.size() == kCompanions)
            m_house.rooms().createRoom({{u"Sixteen"_s, m_roster, {}}},
                                       {this, [](const auto &) { QCoreApplication::quit(); }});
    }

    static model::Persona companion(int number)
    {
        model::Persona persona;
        persona.id = base::ParticipantId(u"companion_bench_%1"_s.arg(number));
        persona.colour = u"#3d7fb5"_s;
        model::PersonaText text;
        text.name = u"Companion %1"_s.arg(number);
        text.role = u"one of sixteen"_s;
        text.personality = u"Patient, precise, and glad to be measured. "_s.repeated(20);
        text.story = u"Was made by a benchmark and will be gone after it. "_s.repeated(20);
        persona.texts.insert(model::Language::English, text);
        return persona;
    }

    app::House &m_house;
    QList<base::ParticipantId> m_roster;
};

bool makeSixteen(const QString &folder)
{
    const auto house = app::House::open(folder, app::House::Access::ReadWrite, app::House::Time::Real);
    if (!house)
        return false;
    const Cast cast(**house);
    QCoreApplication::exec();
    return true;
}

/// A program whose window is watched.
class Program
{
public:
    Program(XServer &server, const QString &name, const QStringList &arguments)
        : m_server(server)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"DISPLAY"_s, server.name());
        environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        if (QDir::isAbsolutePath(name)) { // another's program
            environment.insert(u"HOME"_s, m_home.path());
            environment.insert(u"XDG_CONFIG_HOME"_s, m_home.filePath(u"config"_s));
            environment.insert(u"XDG_DATA_HOME"_s, m_home.filePath(u"data"_s));
        }
        m_process.setProcessEnvironment(environment);
        QElapsedTimer timer;
        timer.start();
        m_process.start(QDir(QCoreApplication::applicationDirPath()).filePath(name), arguments);
        if (m_server.waitForWindow(30s))
            m_start = double(timer.nsecsElapsed()) / 1e6;
        else
            qFatal("%s shows no window", qPrintable(name));
    }

    /// Milliseconds until the process is gone, after its window was asked to close.
    double quit()
    {
        QElapsedTimer timer;
        timer.start();
        m_server.closeWindow();
        if (!m_process.waitForFinished(30000))
            qFatal("the program does not end");
        return double(timer.nsecsElapsed()) / 1e6;
    }

    /// For programs that ask before they go, or stay without a window.
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished(30000);
    }

    [[nodiscard]] double startTime() const { return m_start; }
    [[nodiscard]] qint64 id() const { return m_process.processId(); }

private:
    XServer &m_server;
    QTemporaryDir m_home;
    QProcess m_process;
    double m_start = 0; ///< ms from the call to the painted window
};

void rest(std::chrono::milliseconds time) { poll(nullptr, 0, int(time.count())); }

QStringList with(const QString &folder) { return {u"--lang"_s, u"en"_s, u"--data"_s, folder}; }

/// In turns, so that what else the machine does hits both.
void measureStart(XServer &server, const QString &folder)
{
    QList<double> bare;
    QList<double> studio;
    QList<double> quits;
    for (int i = 0; i < kStarts; ++i) {
        Program one(server, u"bare_window"_s, {});
        bare.append(one.startTime());
        one.quit();
        Program other(server, u"companion-studio"_s, with(folder));
        studio.append(other.startTime());
        rest(500ms);
        quits.append(other.quit());
    }
    const double limit = bench::percentile(bare, 0.5);
    bench::print({.id = "start.bare", .n = kStarts, .p50 = limit});
    bench::print({.id = "start.window", .n = kStarts, .p50 = bench::percentile(studio, 0.5)});
    bench::print({.id = "start.window / start.bare",
                  .n = kStarts,
                  .p50 = bench::percentile(studio, 0.5) / limit,
                  .unit = "×",
                  .bar = 3});
    bench::print({.id = "quit.idle", .n = kStarts, .p50 = bench::percentile(quits, 1), .bar = 200});
}

/// Whatever of these is installed. A window of theirs is there when it has painted itself, as ours is.
void measureOthers(XServer &server)
{
    constexpr int kOtherStarts = 5;
    static const QStringList others{u"keepassxc"_s, u"quasselclient"_s, u"nheko"_s, u"telegram-desktop"_s};
    for (const QString &name : others) {
        const QString path = QStandardPaths::findExecutable(name);
        if (path.isEmpty())
            continue;
        QList<double> starts;
        QList<double> memory;
        for (int i = 0; i < kOtherStarts; ++i) {
            Program program(server, path, {});
            starts.append(program.startTime());
            rest(4s);
            memory.append(bench::proportionalMegabytes(program.id()));
            program.kill();
        }
        const QByteArray id = name.toLatin1();
        bench::print({.id = "start." + id, .n = kOtherStarts, .p50 = bench::percentile(starts, 0.5)});
        bench::print(
            {.id = "memory." + id, .n = kOtherStarts, .p50 = bench::percentile(memory, 0.5), .unit = "MB"});
    }
}

/// The first room of a new folder greets as soon as the window is there, so somebody speaks when it is
/// closed.
void measureQuitInSpeech(XServer &server)
{
    QList<double> quits;
    for (int i = 0; i < kStarts; ++i) {
        const QTemporaryDir fresh;
        Program program(server, u"companion-studio"_s, with(fresh.path()));
        rest(1500ms);
        quits.append(program.quit());
    }
    bench::print({.id = "quit.speaking", .n = kStarts, .p50 = bench::percentile(quits, 1), .bar = 200});
}

void measureRest(XServer &server, const QString &folder)
{
    constexpr std::chrono::seconds kLong = 20s;
    Program program(server, u"companion-studio"_s, with(folder));
    rest(6s);
    bench::print({.id = "memory.pss",
                  .n = kCompanions,
                  .p50 = bench::proportionalMegabytes(program.id()),
                  .unit = "MB",
                  .bar = 100});
    rest(ui::PuppetLife::kLively); // the stage breathes until then, which is no rest
    const bench::Activity before = bench::activityOf(program.id());
    rest(kLong);
    const bench::Activity after = bench::activityOf(program.id());
    const auto perSecond = [time = double(kLong.count())](double sum) { return sum / time; };
    bench::print({.id = "idle.cpu",
                  .n = kCompanions,
                  .p50 = 100 * perSecond(after.seconds - before.seconds),
                  .unit = "%",
                  .bar = 0.1});
    bench::print({.id = "idle.wake-ups",
                  .n = kCompanions,
                  .p50 = perSecond(after.wakeUps - before.wakeUps),
                  .unit = "/s",
                  .bar = 2});
    program.quit();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    XServer server;
    const QTemporaryDir folder;
    if (!server.isRunning() || !makeSixteen(folder.path()))
        return 1;
    measureStart(server, folder.path());
    measureOthers(server);
    measureQuitInSpeech(server);
    measureRest(server, folder.path());
    return 0;
}
